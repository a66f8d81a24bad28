/** What follows the language of a code fence: `title="config.json" {1,3-5}`. */
export interface CodeMeta {
  readonly title?: string | undefined;
  /** Numbers of the highlighted lines, from 1. */
  readonly lines: ReadonlySet<number>;
}

export function parseCodeMeta(meta: string): CodeMeta {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const lines = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map((part) => Number.parseInt(part, 10));
    if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return { title, lines: new Set(lines) };
}
