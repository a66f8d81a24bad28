import type { CompiledPage, Entry, Partials, SourceStamp } from '../content/content.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import { didYouMean } from '../text/didYouMean.ts';
import { defaultLocale, type Locale, locales } from '../text/locale.ts';
import { languagesOf } from './writtenTexts.ts';

const partialFile = (name: string, locale: Locale): string => `content/${locale}/partials/${name}.mdx`;

export const partialFilesOf = ({ partials }: CompiledPage, locale: Locale): string[] =>
  partials.map(({ name }) => partialFile(name, locale));

/** The stamp of a page with its partials. A partial without a stamp counts as changed. */
export function stampWithPartials(
  own: SourceStamp,
  { partials: uses }: Pick<CompiledPage, 'partials'>,
  stamps: ReadonlyMap<string, SourceStamp | undefined>,
): SourceStamp {
  const result: Record<string, string> = { ...own };
  // By name: a translation may show two partials of a section in another order.
  for (const { name, section } of uses.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    result[section] = (result[section] ?? '') + (stamps.get(name)?.[''] ?? '');
  return result;
}

/** Partials that are missing, unused, or lack a language, without files that have errors. */
export function checkPartials(
  partials: Partials,
  entries: readonly Entry<unknown>[],
  filesWithErrors: ReadonlySet<string>,
): Problem[] {
  const texts = entries.flatMap(languagesOf);
  const used = new Set(texts.flatMap(({ compiled }) => compiled.partials.map(({ name }) => name)));
  const isReported = (name: string) => locales.some((locale) => filesWithErrors.has(partialFile(name, locale)));
  const unknownUses = texts.flatMap(({ file, compiled }) =>
    compiled.partials
      .filter(({ name }) => !partials.has(name) && !isReported(name))
      .map(({ name, line }): Problem => ({ level: 'error', file, line, message: unknownPartial(name, partials) })),
  );
  const fileProblems = [...partials].flatMap(([name, languages]): Problem[] => {
    const [file = ''] = Object.values(languages).map((text) => text.file);
    const missing = locales.filter((locale) => !languages[locale] && !filesWithErrors.has(partialFile(name, locale)));
    return [
      ...missing.map((locale) => ({ level: 'error' as const, file, message: missingIn(name, locale) })),
      ...(used.has(name) ? [] : [{ level: 'error' as const, file, message: unused(name) }]),
    ];
  });
  return [...unknownUses, ...fileProblems];
}

function unknownPartial(name: string, partials: Partials): string {
  const available = partials.size > 0 ? `there are ${listOf(partials.keys())}.` : 'there are none yet.';
  return `There is no partial "${name}", whose text would be in ${partialFile(name, defaultLocale)}; ${available}${didYouMean(name, partials.keys())}`;
}

const missingIn = (name: string, locale: Locale) =>
  locale === defaultLocale
    ? `There is no English source for this partial; ${partialFile(name, locale)} is missing.`
    : `The partial is missing in ${locale}; write ${partialFile(name, locale)}.`;

const unused = (name: string) =>
  `No page shows this partial, so it is not on the site; write <Partial name="${name}" /> on the pages that need it, or delete its files.`;
