import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Headings start at `##`, since the title is the only `#`, and have an English id. */
export function checkHeadings(page: WrittenText): Problem[] {
  const lines = page.body.split('\n');
  return page.compiled.headings.flatMap(({ depth, id, line, text }): Problem[] => {
    const hasId = /\{#[^\s}]+\}\s*$/.test(lines[line - page.bodyLine] ?? '');
    const faults: readonly (readonly [isSo: boolean, message: string])[] = [
      [depth === 1, `"${text}" is a "#" heading; the title is the only one, sections start at "##".`],
      [!hasId, `The heading "${text}" has no id; end it with an English one, such as {#reset-password}.`],
      [hasId && !/^[a-z0-9][a-z0-9_-]*$/.test(id), `The id "${id}" is not lower-case Latin with hyphens.`],
    ];
    return faults.flatMap(([isSo, message]) => (isSo ? errorIn(page.file, line, message) : []));
  });
}
