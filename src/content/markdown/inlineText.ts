import { type MdastNode, markdownToMdast } from 'satteri';
import type { Problem } from '../../model/problems/problems.ts';
import type { InlineContent, InlineNode, InlineText } from '../../model/text/inlineText.ts';
import { isolateLatinLists, type TextPart } from '../../model/text/latinLists.ts';
import type { Locale } from '../../model/text/locale.ts';
import { withNoBreakSpaces } from './noBreakSpaces.ts';

export interface InlineSource {
  readonly text: string;
  readonly file: string;
  readonly line: number;
  readonly locale: Locale;
}

/** Text without markup. Most texts are like this, and parsing them all would take a second. */
const plainWords = /^\p{L}(?:[\p{L}\p{N}\p{M} ,;()«»„“…—–،؛؟?%\u200c\u00a0]|[.:/-](?![.:/-]))*$/u;

/** Reads inline Markdown: code, bold, emphasis, links. Anything else in it is a problem. */
export function compileInlineText(source: InlineSource, problems: Problem[]): InlineText {
  const text = withNoBreakSpaces(source.text, source.locale);
  const { markdown, content } = read({ ...source, text }, problems);
  return { markdown, content: source.locale === 'fa' ? isolated(content) : content };
}

function read({ text, file, line, locale }: InlineSource, problems: Problem[]): InlineText {
  if (plainWords.test(text)) return { markdown: text, content: [text] };
  const report = (message: string) => problems.push({ level: 'error', file, line, message });
  // Russian and Persian are typed with their own quotes and dashes.
  const root = markdownToMdast(text, { features: { smartPunctuation: locale === 'en' } });
  const [paragraph, ...others] = 'children' in root ? root.children : [];
  if (paragraph?.type !== 'paragraph' || others.length > 0) {
    report(`This text is ${nameOf(paragraph)}, and there is room for one paragraph; write it as plain sentences.`);
    return { markdown: text, content: [text] };
  }
  return { markdown: text, content: joined(paragraph.children.flatMap((node) => inlineNodes(node, report))) };
}

function inlineNodes(node: MdastNode, report: (message: string) => void): InlineContent {
  const inside = (children: readonly MdastNode[]) => joined(children.flatMap((child) => inlineNodes(child, report)));
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, content: inside(node.children) }];
    case 'link':
      return [{ kind: 'link', target: node.url, content: inside(node.children) }];
    case 'html':
      // One report for an element, not two.
      if (!node.value.startsWith('</'))
        report(`"${node.value}" is read as HTML; to show it write it in backticks, \`${node.value}\`.`);
      return [node.value];
    default:
      report(`This text has ${nameOf(node)}; it can have words, \`code\`, **bold**, *emphasis* and [links](/docs).`);
      return [];
  }
}

/** A text with the Latin names of Persian lists isolated. */
function isolated(content: InlineContent): InlineContent {
  const parts = isolateLatinLists(textsIn(content)).values();
  const rebuild = (nodes: InlineContent): InlineContent =>
    nodes.flatMap((node): InlineContent => {
      if (typeof node === 'string') return (parts.next().value ?? []).map(nodeOf);
      if ('content' in node) return [{ ...node, content: rebuild(node.content) }];
      parts.next();
      return [node];
    });
  return rebuild(content);
}

function textsIn(content: InlineContent): (string | undefined)[] {
  return content.flatMap((node) => {
    if (typeof node === 'string') return [node];
    return 'content' in node ? textsIn(node.content) : [undefined];
  });
}

const nodeOf = ({ text, isolated }: TextPart): InlineNode => (isolated ? { kind: 'isolated', text } : text);

/** Joins neighbouring texts that the parser left apart. */
function joined(nodes: readonly InlineNode[]): InlineContent {
  const result: InlineNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}

const names: Readonly<Partial<Record<MdastNode['type'], string>>> = {
  break: 'a line break',
  code: 'a block of code',
  delete: 'deleted text',
  heading: 'a heading',
  html: 'HTML',
  image: 'an image',
  list: 'a list',
  paragraph: 'several paragraphs',
  table: 'a table',
};

function nameOf(node: MdastNode | undefined): string {
  return (node && names[node.type]) ?? 'something other than text';
}
