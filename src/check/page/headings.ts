import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** Headings start at `##`, since the title is the only `#`, and carry an English id. */
export function checkHeadings(page: WrittenText): Problem[] {
  const lines = page.body.split('\n');
  return page.compiled.headings.flatMap(({ depth, id, line, text }): Problem[] => {
    const problem = (message: string): Problem => ({ level: 'error', file: page.file, line, message });
    const own = /\{#[^\s}]+\}\s*$/.test(lines[line - page.bodyLine] ?? '');
    return [
      ...(depth === 1
        ? [problem(`"${text}" is a "#" heading; the title is the only one, sections start at "##".`)]
        : []),
      ...(own
        ? []
        : [problem(`The heading "${text}" has no id; end it with an English one, such as {#reset-password}.`)]),
      ...(own && !/^[a-z0-9][a-z0-9_-]*$/.test(id)
        ? [problem(`The id "${id}" is not lower-case Latin with hyphens.`)]
        : []),
    ];
  });
}
