import GithubSlugger from 'github-slugger';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import type { Locale } from '../../model/text/locale.ts';
import { cellSeparator, rowSeparator } from '../../model/text/tableText.ts';
import { describedBy, type MdxElement } from './attributes.ts';
import { headingId } from './headingId.ts';
import { gatherLinks } from './links.ts';
import { gatherSteps } from './steps.ts';
import { type Gathered, lineOf } from './types.ts';

/** Gathers headings, prose, links and images. A heading without an id gets one. */
export const outline = (gathered: Gathered, locale: Locale, vocabulary: PageVocabulary) => {
  const slugger = new GithubSlugger();
  /** Lines of table headings, which would be stray words among the cells below. */
  const headingRows = new Set<number>();
  const isProse = (node: MdastNode) => !headingRows.has(lineOf(node));
  const report = (node: MdastNode, message: string) => gathered.problems.push({ line: lineOf(node), message });
  let isAfterTable = false;
  let separator = cellSeparator;
  const wordsOf = (node: MdastNode) => {
    const found = searchedUse(node, locale, vocabulary);
    return found?.component.words?.(found.use) ?? '';
  };
  const component = (node: MdxElement) => {
    const found = searchedUse(node, locale, vocabulary);
    const wrong = found?.component.children === 'none' ? found.component.unshowable?.(found.use) : undefined;
    if (wrong !== undefined) report(node, wrong);
    const words = wordsOf(node);
    if (words !== '' && isProse(node)) prose(gathered, words);
  };
  return defineMdastPlugin({
    name: 'outline',
    options: { position: true },
    heading(node, context) {
      const text = context.textContent(node);
      const writtenId = headingId(node.data);
      const id = writtenId ?? slugger.slug(text);
      const heading = { depth: node.depth, id, text, line: lineOf(node) };
      if (gathered.headings.some((earlier) => earlier.id === id))
        report(node, `The id "${id}" is on an earlier heading of this page too; ids are unique.`);
      gathered.headings.push(heading);
      isAfterTable = false;
      gathered.sections.push({ heading, parts: [], steps: [] });
      if (writtenId === undefined) context.setProperty(node, 'data', { hProperties: { id } });
    },
    ...gatherLinks(gathered),
    text(node, context) {
      if (context.parent(node).type === 'heading') return;
      gathered.words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      if (isProse(node)) prose(gathered, node.value);
    },
    inlineCode(node, context) {
      if (context.parent(node).type !== 'heading' && isProse(node)) prose(gathered, node.value);
    },
    paragraph() {
      prose(gathered, isAfterTable ? ` ${rowSeparator} ` : '\n');
      isAfterTable = false;
    },
    list: gatherSteps(gathered, wordsOf),
    table(node) {
      isAfterTable = true;
      const columns = Math.max(...node.children.map((row) => ('children' in row ? row.children.length : 0)));
      // The rows of a table of data are all on the line of its component, or on none.
      const [head, ...rows] = node.children.map(({ position }) => position?.start.line);
      if (head !== undefined && !rows.includes(head)) headingRows.add(head);
      if (columns > maxColumns) report(node, tooWide(columns));
    },
    tableRow() {
      separator = ` ${rowSeparator} `;
    },
    tableCell(node) {
      if (isProse(node)) prose(gathered, separator);
      separator = cellSeparator;
    },
    mdxJsxTextElement: component,
    mdxJsxFlowElement: component,
  });
};

/** The use of a component that search reads; undefined for any other node. */
function searchedUse(node: MdastNode, locale: Locale, vocabulary: PageVocabulary) {
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
  const described = describedBy(node);
  if (!described || !('words' in described.component)) return undefined;
  return { component: described.component, use: { attributes: described.attributes, locale, vocabulary } };
}

/** Most columns of a table; on a phone each row is a card with a line for each. */
const maxColumns = 12;

const tooWide = (columns: number) =>
  `The table has ${columns} columns, and readers can follow at most ${maxColumns}; transpose it, or split it.`;

/** Adds to the prose of the current section; the text at the top makes a section too. */
function prose(gathered: Gathered, text: string): void {
  const current = gathered.sections.at(-1);
  if (current) current.parts.push(text);
  else gathered.sections.push({ parts: [text], steps: [] });
}
