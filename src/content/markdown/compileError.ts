/** Advice for writers, by the message of the compiler. */
const advice: readonly (readonly [reason: RegExp, advice: string])[] = [
  [
    /^Unexpected character after `<`/,
    'To show a "<" write it in backticks or as &lt;; an address is a link, [what it is](https://example.org).',
  ],
  [/expression|brace/, 'To show a "{" write it in backticks or as &#123;.'],
  [/closing tag/, 'A component stands alone on its lines, with a blank line before and after its text.'],
];

/** The compiler's message, its line in the file, and advice for the writer. */
export function compileError(thrown: string, toFileLine: (line: number) => number): { line: number; message: string } {
  const { 1: line = '1', 2: rest = thrown } = /^(\d+):\d+: ([\s\S]*)$/.exec(thrown) ?? [];
  const reason = rest
    .replace(/ \(mdx[\w-]*:[\w-]+\)$/, '')
    .replace(/ \(note: .*\)$/, '')
    .replace(/ with oxc/, '')
    .replace(/ \((\d+):\d+\)/g, (_, at: string) => ` (line ${toFileLine(Number(at))})`);
  const help = advice.find(([pattern]) => pattern.test(reason))?.[1];
  return { line: toFileLine(Number(line)), message: `The MDX cannot be read: ${reason}.${help ? ` ${help}` : ''}` };
}
