/** Characters that Markdown reads as markup, some only before certain others. */
const special = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

/** Characters that begin a block at the start of a line; the last one is escaped. */
const lineStart = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|[=-]+(?=\s*$)|\d{1,9}[.)](?=\s|$))/;

/** Text as Markdown that shows exactly this text, inside a line. */
export const escapeText = (text: string): string => text.replace(special, '\\$&');

/** Markdown of a line that begins a block, so that it is a paragraph and nothing else. */
export const escapeLineStart = (line: string): string =>
  line.replace(lineStart, (start) => (/^\d/.test(start) ? `${start.slice(0, -1)}\\${start.slice(-1)}` : `\\${start}`));

/** A heading with its id: `## Wi-Fi {#wifi}`. Below the sixth level it is a bold line. */
export function heading(text: string, level: number, id?: string): string {
  if (text === '') return '';
  return level > 6 ? `**${text}**` : `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${id}}`}`;
}

export function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const padding = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${padding}${code}${padding}${fence}`;
}

/** A block of code; `info` is its language and what else follows the fence. */
export function codeBlock(code: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

export const destination = (href: string): string =>
  /[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, '\\$&')}>` : href;

export const quote = (markdown: string): string => markdown.replace(/^/gm, '> ').replace(/ +$/gm, '');

/** A list of items, each the Markdown of its blocks. */
export function list(items: readonly (readonly string[])[], marker: (index: number) => string): string {
  const rendered = items.map((blocks, index) => {
    const mark = marker(index);
    const text = blocks.reduce((before, block) => `${before}${/^(?:- |\d+\. )/.test(block) ? '\n' : '\n\n'}${block}`);
    return mark + text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
  });
  return rendered.join(rendered.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

/** A table. The first row has the headings; a row with fewer cells than that is filled up. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const write = (cells: readonly string[]) =>
    `| ${head.map((_, index) => (cells[index] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  return [write(head), `|${' --- |'.repeat(head.length)}`, ...body.map(write)].join('\n');
}
