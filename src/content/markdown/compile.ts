import { mdxToJs } from 'satteri';
import type { CompiledPage } from '../../model/content.ts';
import type { Locale } from '../../model/locale.ts';
import type { Problem } from '../../model/problems.ts';
import { admonitions } from './admonitions.ts';
import { codeBlocks } from './codeBlocks.ts';
import { components } from './components.ts';
import { outline } from './outline.ts';
import type { Gathered } from './types.ts';
import { unreadable } from './unreadable.ts';

/** HTML comments are not MDX, but writers know them (`<!-- truncate -->`): they become MDX comments of the same length in lines. */
const htmlComment = /<!--([\s\S]*?)-->/g;

/**
 * Compiles the body of a page. Problems name the file and the line; `bodyLine` is the line at which the body starts.
 * Gives nothing if the MDX cannot be read.
 */
export function compilePage(
  body: string,
  file: string,
  bodyLine: number,
  locale: Locale,
  problems: Problem[],
): CompiledPage | undefined {
  const gathered: Gathered = { headings: [], references: [], codeBlocks: [], sections: [], words: 0, problems: [] };
  const toFileLine = (line: number) => bodyLine - 1 + line;
  try {
    const result = mdxToJs(body.replace(htmlComment, '{/*$1*/}'), {
      outputFormat: 'function-body',
      // Russian and Persian are typed with their own quotes and dashes; English is typed with straight ones.
      features: { directive: true, headingAttributes: true, smartPunctuation: locale === 'en' },
      mdastPlugins: [components(gathered), codeBlocks(gathered), admonitions(gathered), outline(gathered, locale)],
    });
    for (const { line, message } of gathered.problems) {
      problems.push({ level: 'error', file, line: toFileLine(line), message });
    }
    const shift = <T extends { line: number }>(item: T): T => ({ ...item, line: toFileLine(item.line) });
    return {
      code: result.code,
      headings: gathered.headings.map(shift),
      references: gathered.references.map(shift),
      codeBlocks: gathered.codeBlocks.map(shift),
      sections: gathered.sections.map(({ heading, parts }) => ({
        heading: heading && shift(heading),
        text: parts.join('').replace(/\s+/g, ' ').trim(),
      })),
      words: gathered.words,
    };
  } catch (error) {
    const thrown = error instanceof Error ? error.message : String(error);
    problems.push({ level: 'error', file, ...unreadable(thrown, toFileLine) });
    return undefined;
  }
}
