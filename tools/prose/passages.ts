import ts from 'typescript';

/** A piece of English in a file. */
export interface ProseSpan {
  readonly text: string;
  /** Offset of its first character in the file. */
  readonly start: number;
}

/** Prose of a file, by its ending; undefined if prose is not looked for in such files. */
export function passagesOf(file: string, source: string): readonly ProseSpan[] | undefined {
  if (/\.(?:[cm]?ts|tsx|mjs)$/.test(file)) return passagesOfScript(file, source);
  if (/\.(?:css|astro)$/.test(file)) return matches(source, /\/\*.*?\*\/|<!--.*?-->/gs);
  if (file.endsWith('.md')) return [{ text: withoutCode(source), start: 0 }];
  return undefined;
}

/** Comments, and strings and JSX of at least three words. */
function passagesOfScript(file: string, source: string): readonly ProseSpan[] {
  const ends = new Map<number, number>();
  const add = (start: number, end: number) => ends.set(start, end);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ];
    if (!ts.isJsxText(node)) for (const { pos, end } of comments) add(pos, end);
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && /\S\s+\S+\s+\S/.test(node.getText(tree))) add(node.getStart(tree), node.end);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  const passages: ProseSpan[] = [];
  for (const [start, end] of [...ends].sort(([one], [other]) => one - other)) {
    const before = passages.at(-1);
    const gap = before && source.slice(before.start + before.text.length, start);
    // Comments of one line each that follow each other are one text.
    const goesOn =
      gap !== undefined && /^\s*$/.test(gap) && source.startsWith('//', start) && before?.text.startsWith('//');
    if (goesOn && before) passages[passages.length - 1] = { ...before, text: source.slice(before.start, end) };
    else passages.push({ start, text: source.slice(start, end) });
  }
  return passages;
}

const matches = (source: string, pattern: RegExp): readonly ProseSpan[] =>
  [...source.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index }));

/** Markdown with its code as spaces, so that offsets stay. */
const withoutCode = (source: string): string =>
  source.replace(/^( *)(```+|~~~+).*?^\1\2|`[^`\n]+`/gms, (code) => code.replace(/[^\n]/g, ' '));
