import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { mdxToJs } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import type { CompiledPage, PartialText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { memoizeByObject } from '../../model/text/memoize.ts';
import { cachedForBuild } from '../buildCache.ts';
import { admonitions } from './admonitions.ts';
import { bracketedCode } from './bracketedCode.ts';
import { codeBlocks } from './codeBlocks.ts';
import { withMdxComments } from './comments.ts';
import { compileError } from './compileError.ts';
import { components } from './components.ts';
import { foreignMarkup } from './foreignMarkup.ts';
import { latinLists } from './latinLists.ts';
import { outline } from './outline.ts';
import { expandPartials, partialRules } from './partials.ts';
import { replaceComponents } from './replaced.ts';
import { tables } from './tables.ts';
import type { Gathered } from './types.ts';

export interface PageBody {
  readonly body: string;
  readonly file: string;
  readonly bodyLine: number;
  readonly locale: Locale;
  /** The partials that the body may show. */
  readonly partials?: readonly PartialText[] | undefined;
  /** True for a partial, which must not have what belongs to a page, such as a heading. */
  readonly isPartial?: boolean;
}

/** Compiles a page or partial. Returns undefined, and reports why, if its MDX is invalid. */
export const compilePage = (
  page: PageBody,
  vocabulary: PageVocabulary,
  problems: Problem[],
): CompiledPage | undefined =>
  cachedForBuild(['page', page, digestOf(vocabulary)], problems, (found) => compile(page, vocabulary, found));

const digestOf = memoizeByObject((vocabulary: PageVocabulary) =>
  createHash('sha256').update(serialize(vocabulary)).digest('hex'),
);

function compile(page: PageBody, vocabulary: PageVocabulary, problems: Problem[]): CompiledPage | undefined {
  const { file, bodyLine, partials = [] } = page;
  const gathered: Gathered = {
    headings: [],
    references: [],
    codeBlocks: [],
    sections: [],
    words: 0,
    sheets: new Set(),
    problems: [],
  };
  const byName = new Map(partials.map((partial) => [partial.name, partial]));
  const { body, uses, writtenLineOf } = expandPartials(page.body, byName);
  const toFileLine = (line: number) => bodyLine - 1 + writtenLineOf(line).line;
  const isOwn = ({ line }: { readonly line: number }) => writtenLineOf(line).partial === undefined;
  const shift = <T extends { line: number }>(item: T): T => ({ ...item, line: toFileLine(item.line) });
  try {
    const code = codeOf(body, page, vocabulary, gathered);
    for (const { line, message } of gathered.problems) {
      if (writtenLineOf(line).partial?.hasProblems) continue;
      problems.push({ level: 'error', file, line: toFileLine(line), message });
    }
    return {
      code,
      headings: gathered.headings.filter(isOwn).map(shift),
      references: gathered.references.filter(isOwn).map(shift),
      codeBlocks: gathered.codeBlocks.filter(isOwn).map(shift),
      sections: gathered.sections.map(({ heading, parts, steps }) => ({
        heading: heading && shift(heading),
        text: parts.join('').replace(/\s+/g, ' ').trim(),
        steps,
      })),
      words: gathered.words,
      sheets: [...gathered.sheets],
      partials: uses.map(({ line, ...use }) => ({ ...use, line: bodyLine - 1 + line })),
    };
  } catch (error) {
    const thrown = error instanceof Error ? error.message : String(error);
    problems.push({ level: 'error', file, ...compileError(thrown, toFileLine) });
    return undefined;
  }
}

/** Compiles a body to JavaScript, and gathers its parts. @throws if its MDX is invalid */
function codeOf(
  body: string,
  { locale, isPartial = false }: PageBody,
  vocabulary: PageVocabulary,
  gathered: Gathered,
): string {
  const { code } = mdxToJs(withMdxComments(body), {
    outputFormat: 'function-body',
    // Russian and Persian are typed with their own quotes and dashes.
    features: {
      directive: true,
      headingAttributes: true,
      smartPunctuation: locale === 'en',
      gfm: { footnotes: false },
    },
    mdastPlugins: [
      isPartial && partialRules(gathered),
      foreignMarkup(gathered),
      components(gathered, locale, vocabulary),
      replaceComponents('flow', locale, vocabulary),
      replaceComponents('none', locale, vocabulary),
      codeBlocks(gathered),
      admonitions(gathered),
      outline(gathered, locale, vocabulary),
    ],
    hastPlugins: [tables(gathered, vocabulary), locale === 'fa' && latinLists(), locale === 'fa' && bracketedCode()],
  });
  return code;
}
