import { defineMdastPlugin, type MdastNode } from 'satteri';
import { isRelative } from '../../model/addresses/urls.ts';
import type { PartialText, PartialUse } from '../../model/content/content.ts';
import { attributesOf } from './attributes.ts';
import { bodyTree } from './bodyTree.ts';
import { headingId } from './headingId.ts';
import { type Gathered, lineOf } from './types.ts';

interface WrittenLine {
  /** The line of the body as written; for a line of a partial, that of its use. */
  readonly line: number;
  readonly partial?: PartialText;
}

/** The names of the partials that a text may show. */
export const partialNames = (text: string): string[] => usesIn(text).map(({ name }) => name);

/**
 * Puts partials on separate lines into a body, so that search and twins read their text too. Returns
 * the partials that it names, known or not, and the origin of each line of the result, from 1.
 */
export function expandPartials(body: string, partials: ReadonlyMap<string, PartialText>) {
  const places = usesIn(body);
  const writtenLines: WrittenLine[] = [];
  let expanded = '';
  let end = 0;
  let line = 1;
  let writtenLine: WrittenLine = { line };
  const keep = (upTo: number) => {
    const text = body.slice(end, upTo);
    for (const _ of text.matchAll(/\n/g)) {
      writtenLines.push(writtenLine);
      line += 1;
      writtenLine = { line };
    }
    expanded += text;
    end = upTo;
  };
  for (const { name, start, end: after } of places) {
    const partial = partials.get(name);
    if (!partial) continue;
    keep(start);
    const text = placed(partial.body, body, start, after);
    writtenLine = { line, partial };
    for (const _ of text.matchAll(/\n/g)) writtenLines.push(writtenLine);
    expanded += text;
    line += body.slice(start, after).split('\n').length - 1;
    end = after;
  }
  keep(body.length);
  writtenLines.push(writtenLine);
  const uses = places.map(({ name, line: at, section }): PartialUse => ({ name, line: at, section }));
  return { body: expanded, uses, writtenLineOf: (at: number): WrittenLine => writtenLines[at - 1] ?? { line: at } };
}

interface LocatedUse extends PartialUse {
  readonly start: number;
  readonly end: number;
}

function usesIn(body: string): LocatedUse[] {
  if (!body.includes('<Partial')) return [];
  const uses: LocatedUse[] = [];
  let section = '';
  const visit = (node: MdastNode) => {
    const { position } = node;
    if (node.type === 'heading') section = headingId(node.data) ?? section;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Partial' && node.children.length === 0) {
      const { name, ...others } = attributesOf(node);
      const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      if (typeof name === 'string' && name !== '' && Object.keys(others).length === 0)
        uses.push({ name, line: lineOf(node), section, start, end });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  const tree = bodyTree(body);
  if (tree) visit(tree);
  return uses;
}

/** A partial as written at a place: indented like it, apart from the text next to it. */
function placed(text: string, body: string, start: number, end: number): string {
  const before = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
  const indent = before.replace(/[^>\s]/g, ' ');
  const isEmpty = (line = '') => /^[>\s]*$/.test(line);
  const above = isEmpty(body.slice(0, start).split('\n').at(-2)) ? '' : `\n${indent}`;
  const below = isEmpty(body.slice(end).split('\n')[1]) ? '' : `\n${indent.trimEnd()}`;
  const [first = '', ...rest] = text.trim().split('\n');
  return above + [first, ...rest.map((line) => (indent + line).trimEnd())].join('\n') + below;
}

/** Reports parts of a page in a partial: headings, relative addresses. */
export const partialRules = (gathered: Pick<Gathered, 'problems'>) => {
  const refuse = (message: string) => (node: Pick<MdastNode, 'position'>) => {
    gathered.problems.push({ line: lineOf(node), message });
  };
  return defineMdastPlugin({
    name: 'partial-rules',
    options: { position: true },
    heading: refuse(
      'A partial cannot have a heading: its id and its place in the contents belong to the page. Write it there, above <Partial>.',
    ),
    definition: refuse(
      'A partial cannot define the address of a link for a whole page; write it into the link, [text](/docs/page).',
    ),
    link(node) {
      if (!isRelative(node.url)) return;
      refuse(
        `The link "${node.url}" depends on the page that shows it; a partial writes the whole path, such as /docs/guide#wifi.`,
      )(node);
    },
    image(node) {
      if (isRelative(node.url))
        refuse(`The image "${node.url}" depends on the page that shows it; write /img/name.png.`)(node);
    },
    mdxFlowExpression(node) {
      if (/^\s*\/\*+\s*truncate\s*\*\/\s*$/.test(node.value))
        refuse('A partial cannot end the excerpt of a post; write <!-- truncate --> in the post.')(node);
    },
    mdxJsxFlowElement(node) {
      if (node.name === 'Partial') refuse('A partial cannot show another one; write <Partial> on the page.')(node);
    },
  });
};
