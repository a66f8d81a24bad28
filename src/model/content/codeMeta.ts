/** The names of the languages of code: the captions of blocks without a title. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  bat: 'Batch',
  graphql: 'GraphQL',
  ini: 'INI',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  sh: 'Shell',
  sql: 'SQL',
  ts: 'TypeScript',
  yaml: 'YAML',
};

/** A language of code by its name: `bash` for "Shell"; empty for an unknown one. */
export const languageOf = (name: string): string =>
  Object.keys(languageNames).find((language) => languageNames[language] === name) ?? '';

/** Title and highlighted lines, from 1, after the language of a fence: `title="a.json" {1,3-5}`. */
export function parseCodeMeta(meta: string) {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const lines = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map((part) => Number.parseInt(part, 10));
    if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return { title, lines: new Set(lines) };
}

/** Lines that highlight others in Docusaurus, by a comment that is not shown. */
const magicComment = /^\s*(?:\/\/|#|--|<!--|\/\*|\{\/\*|%)\s*(highlight-(?:next-line|start|end))\b/m;

/** Languages of fences that draw something in Docusaurus, and what to write instead. */
const drawn: Readonly<Record<string, string>> = {
  math: 'formulas are not set; write them in words, or as code in backticks',
  mermaid: 'diagrams are drawn by <Sequence> and <Architecture>, whose words are translated and read out',
};

/** Parts of a code fence that would be lost or shown by mistake; undefined if there are none. */
export function codeFenceMisuse(language: string, meta: string, code: string): string | undefined {
  const instead = drawn[language];
  if (instead !== undefined) return `A \`${language}\` block would be shown as code: ${instead}.`;
  const rest = meta
    .replace(/title="[^"]*"/, '')
    .replace(/\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\}/, '')
    .trim();
  if (rest.startsWith('showLineNumbers'))
    return `Lines have no numbers here, so "${rest}" has no effect; highlight the lines that the text is about: {1,3-5}.`;
  if (rest !== '')
    return `"${rest}" after the language of a code block has no effect; there are title="config.json" and highlighted lines, {1,3-5}.`;
  const magic = magicComment.exec(code)?.[1];
  if (magic !== undefined)
    return `"${magic}" would be shown to readers; take such comments out and name the lines after the language: {1,3-5}.`;
  const count = code.split('\n').length;
  const beyond = [...parseCodeMeta(meta).lines].find((line) => line < 1 || line > count);
  return beyond === undefined ? undefined : `Line ${beyond} cannot be highlighted: the block has ${count}.`;
}
