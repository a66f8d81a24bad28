import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { writerComponents } from '../writerComponents.ts';
import { type ChildNode, type Element, first, type ParentNode, parse, queryAll, remove, unwrap } from './dom.ts';

/** The text of a page without parts of a separate page; its children are written out. */
export type Article = Element;

const copies = [...writerComponents.values()].flatMap((component) => ('copy' in component ? component.copy : []));

/** Elements that a single file cannot support or need not repeat on each page. */
const pageParts = ['.heading-link', 'a[href] > .sr-only', ...copies.flatMap(({ leaveOut }) => leaveOut)];

/** The text in the HTML of a page; `path` names it. @throws {Error} if there is none */
export function readArticle(html: string, path: string): Article {
  const content = first('article > .content', parse(html));
  if (!content)
    throw new Error(`${path} has no article; a copy can hold pages of the documentation only (site/copies.ts).`);
  for (const selector of pageParts) remove(selector, content);
  plainCode(content);
  plainAttributes(content);
  return content;
}

/** Removes sections by the ids of their headings. */
export function leaveOut(ids: readonly string[], content: ParentNode): void {
  for (const id of ids) {
    const heading = first(`h2[id="${id}"], h3[id="${id}"]`, content);
    if (!heading) continue;
    while (heading.next && !endsSection(heading.next, heading)) DomUtils.removeElement(heading.next);
    DomUtils.removeElement(heading);
  }
}

const endsSection = (node: ChildNode, { name }: Element): boolean =>
  'name' in node && /^h[2-4]$/.test(node.name) && node.name <= name;

/** Removes the colours of code: their spans weigh more than the code. */
function plainCode(content: ParentNode): void {
  for (const span of queryAll('pre span', content)) unwrap(span);
}

/** Removes attributes that only scripts or screen readers of a whole page use. */
function plainAttributes(content: ParentNode): void {
  for (const element of queryAll('*', content)) {
    for (const name of Object.keys(element.attribs)) {
      const isForScripts = name.startsWith('data-') && !['data-label', 'data-kind'].includes(name);
      if (isForScripts || name === 'tabindex') delete element.attribs[name];
    }
  }
}

/** Turns variants into folds, which need no scripts and little room. */
export function foldVariants(content: ParentNode): void {
  for (const fold of copies.flatMap((copy) => copy.fold ?? [])) {
    for (const panel of queryAll(fold.variant, content)) {
      const label = first(fold.label, panel);
      panel.name = 'details';
      panel.attribs = panel.prev === null ? { class: 'tab', open: '' } : { class: 'tab' };
      if (!label) continue;
      label.name = 'summary';
      label.attribs = {};
    }
  }
}

/** Lowers headings by a level, to 6 at most, since the copy has headings above them. */
export function lowerHeadings(content: ParentNode): void {
  for (const heading of queryAll('h1, h2, h3, h4, h5, h6', content))
    heading.name = `h${Math.min(6, Number(heading.name.slice(1)) + 1)}`;
}

/** Embeds pictures. `base` has no final slash. @throws {Error} if one is not in `public/` */
export function embedPictures(content: ParentNode, base: string): void {
  for (const picture of queryAll('img[src]', content)) {
    const source = picture.attribs['src'] ?? '';
    const file = join(process.cwd(), 'public', source.slice(base.length));
    const kind = source.endsWith('.svg') ? 'svg+xml' : source.replace(/^.*\./, '');
    picture.attribs['src'] = `data:image/${kind};base64,${readFileSync(file).toString('base64')}`;
    delete picture.attribs['srcset'];
    // The picture is embedded: a link to the file would need the Internet.
    const link = picture.parent;
    if (link && 'name' in link && link.name === 'a') unwrap(link);
  }
}
