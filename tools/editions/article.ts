import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { all, type ChildNode, type Element, one, type ParentNode, parse, remove, unwrap } from './dom.ts';

/** The text of a built page, without what only a separate page needs. */
export interface Article {
  /** Holds the text: its children are to be written out. */
  readonly content: Element;
  /** Address of the style sheet of the page. */
  readonly styleSheet: string;
}

/** What a copy on paper, in an e-book or in one long file cannot do or need not say again on each page. */
const pageParts = [
  '.admonition svg',
  // A picture of the app weighs more than the steps that it helps with, and needs a style sheet that e-books lack.
  'figure.shown',
  '.heading-link',
  '.copy-button',
  '.diagram button',
  '.chooser',
  '.tabs [role="tablist"]',
  'a[href] > .sr-only',
];

/**
 * Reads the text of a page from the built site; `file` is its path in the output.
 * @throws {Error} if the page has no text
 */
export function readArticle(output: string, file: string): Article {
  const page = parse(readFileSync(join(output, file), 'utf8'));
  const content = one('article > .content', page);
  if (!content) throw new Error(`${file} has no article; the editions can hold pages of the documentation only.`);
  for (const selector of pageParts) remove(selector, content);
  plainCode(content);
  plainAttributes(content);
  return { content, styleSheet: one('link[rel="stylesheet"]', page)?.attribs['href'] ?? '' };
}

/** Takes sections out of a page, by the ids of their headings: each goes with all that follows up to the next heading of its level. */
export function leaveOut(ids: readonly string[], content: ParentNode): void {
  for (const id of ids) {
    const heading = one(`h2[id="${id}"], h3[id="${id}"]`, content);
    if (!heading) continue;
    while (heading.next && !endsSection(heading.next, heading)) DomUtils.removeElement(heading.next);
    DomUtils.removeElement(heading);
  }
}

const endsSection = (node: ChildNode, { name }: Element): boolean =>
  'name' in node && /^h[2-4]$/.test(node.name) && node.name <= name;

/** Highlighted code is coloured by spans, which weigh more than the code. */
function plainCode(content: ParentNode): void {
  for (const span of all('pre span', content)) unwrap(span);
}

/** Attributes that only scripts or screen readers of a whole page use. */
function plainAttributes(content: ParentNode): void {
  for (const element of all('*', content)) {
    for (const name of Object.keys(element.attribs)) {
      const isForScripts = name.startsWith('data-') && !['data-label', 'data-kind'].includes(name);
      if (isForScripts || name === 'tabindex' || name === 'scope') delete element.attribs[name];
    }
  }
}

/** If a table has two columns, a row that became a card needs no heading in it. */
export function plainTables(content: ParentNode): void {
  for (const row of all('tr', content)) {
    const cells = all('td', row);
    for (const cell of cells.length === 2 ? cells : []) delete cell.attribs['data-label'];
  }
}

/** Variants become parts that can be folded: without scripts, and without the place that all of them would take. */
export function foldTabs(content: ParentNode): void {
  for (const panel of all('.tabs > section', content)) {
    const label = one('.tab-label', panel);
    panel.name = 'details';
    panel.attribs = panel.prev === null ? { class: 'tab', open: '' } : { class: 'tab' };
    if (!label) continue;
    label.name = 'summary';
    label.attribs = {};
  }
}

/** Variants below each other, each under its label. */
export function labelTabs(content: ParentNode): void {
  for (const panel of all('.tabs > section', content)) panel.attribs = { class: 'variant' };
}

/** Headings of the pages go down by some levels, since the edition has headings above them; the deepest is 6. */
export function lowerHeadings(content: ParentNode, levels: number): void {
  for (const heading of all('h1, h2, h3, h4, h5, h6', content))
    heading.name = `h${Math.min(6, Number(heading.name.slice(1)) + levels)}`;
}

/** Pictures of the site as part of the text. @throws {Error} if one is not in the output */
export function embedPictures(content: ParentNode, output: string, base: string): void {
  for (const picture of all('img[src]', content)) {
    const source = picture.attribs['src'] ?? '';
    const file = join(output, source.slice(base.length));
    const kind = source.endsWith('.svg') ? 'svg+xml' : source.replace(/^.*\./, '');
    picture.attribs['src'] = `data:image/${kind};base64,${readFileSync(file).toString('base64')}`;
    delete picture.attribs['srcset'];
  }
}

/** The words of a node. */
export const textOf = (node: Element): string => DomUtils.textContent(node).replace(/\s+/g, ' ').trim();
