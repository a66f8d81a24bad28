import { factsOfPage } from '../model/config/facts.ts';
import type { PageVocabulary } from '../model/config/pageVocabulary.ts';
import type { Partials, PartialText } from '../model/content/content.ts';
import type { Problem } from '../model/problems/problems.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import { partialTranslationFrontMatter } from './frontMatter.ts';
import { compilePage } from './markdown/compile.ts';
import { withNoBreakSpaces } from './markdown/noBreakSpaces.ts';
import { memoizeWithProblems } from './memoizeWithProblems.ts';
import { parsePage, readFolder, splitFrontMatter } from './sourceFile.ts';
import { stampOf } from './stamp.ts';

/** Reads `content/<locale>/partials/<name>.mdx`; later only files saved since. */
export function readPartials(root: string, vocabulary: PageVocabulary, problems: Problem[]): Partials {
  const partials = new Map<string, Partial<Record<Locale, PartialText>>>();
  for (const locale of locales) {
    const folder = `content/${locale}/partials/`;
    for (const { file, text } of readFolder(root, folder.slice(0, -1), '.mdx', problems)) {
      const name = file.slice(folder.length, -'.mdx'.length);
      const partial = readPartial(problems, file, name, locale, text, vocabulary);
      if (partial) partials.set(name, { ...partials.get(name), [locale]: partial });
    }
  }
  return partials;
}

/** Placeholder: the day of the check belongs to the page. */
const someDay = '2026-01-01';

type PartialInputs = [file: string, name: string, locale: Locale, text: string, vocabulary: PageVocabulary];

const readPartial = memoizeWithProblems<PartialInputs, PartialText | undefined>(
  (problems, file, name, locale, text, vocabulary) => {
    const parts = bodyOf(file, locale, text, problems);
    if (!parts) return undefined;
    const { body, bodyLine, source } = parts;
    if (body.trim() === '') {
      problems.push({ level: 'error', file, message: 'The partial has no text; write it, or delete the file.' });
      return undefined;
    }
    const written = { locale, file, body: withNoBreakSpaces(body, locale), bodyLine };
    const facts = factsOfPage(vocabulary.facts, someDay);
    const compiled = compilePage({ ...written, isPartial: true }, { ...vocabulary, facts }, problems);
    const stamp = locale === 'en' ? stampOf({ title: '', description: '', label: undefined, body }) : source;
    return compiled && { ...written, name, compiled, stamp, hasProblems: problems.length > 0 };
  },
);

/** An English partial is only text; a translation may have a stamp. */
function bodyOf(file: string, locale: Locale, text: string, problems: Problem[]) {
  if (!splitFrontMatter(text)) return { body: text, bodyLine: 1, source: undefined };
  if (locale !== 'en') {
    const parsed = parsePage({ file, text }, partialTranslationFrontMatter, problems);
    return parsed && { body: parsed.body, bodyLine: parsed.bodyLine, source: parsed.frontMatter.source };
  }
  const message =
    'A partial has no front matter: it is a part of pages, which have a title. Delete everything from the first "---" to the second.';
  problems.push({ level: 'error', file, line: 1, message });
  return undefined;
}
