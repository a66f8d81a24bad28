import { type Element, type ParentNode, queryAll, unwrap } from './dom.ts';
import type { SelectedPage } from './selection.ts';

export interface CopyAddresses {
  /** Beginning of the language's paths, such as `/help/ru`. */
  readonly home: string;
  readonly origin: string;
  readonly pages: readonly SelectedPage[];
}

/** Makes links and ids fit a copy. Links out of it get the class `online`, releases become text. */
export function fitLinks(content: ParentNode, from: SelectedPage, addresses: CopyAddresses): void {
  for (const element of queryAll('[id]', content)) element.attribs['id'] = partId(from, element.attribs['id'] ?? '');
  for (const element of queryAll('[aria-labelledby], [aria-describedby], label[for]', content))
    for (const name of ['aria-labelledby', 'aria-describedby', 'for'])
      if (element.attribs[name] !== undefined) element.attribs[name] = partId(from, element.attribs[name]);
  for (const link of queryAll('a[href]', content)) fitLink(link, from, addresses);
}

/** The id of a part of a page in a copy; an empty id is that of the page itself. */
export const partId = ({ key }: SelectedPage, id: string): string => (id === '' ? key : `${key}--${id}`);

function fitLink(link: Element, from: SelectedPage, { home, origin, pages }: CopyAddresses): void {
  const href = link.attribs['href'] ?? '';
  if (!/^[/#]/.test(href)) return;
  const url = new URL(href, `${origin}${home}${from.path}`);
  const id = decodeURIComponent(url.hash.slice(1));
  const path = url.pathname.slice(home.length);
  const page = url.pathname.startsWith(home) ? pages.find((candidate) => candidate.path === path) : undefined;
  delete link.attribs['download'];
  if (page) {
    link.attribs['href'] = `#${partId(page, id)}`;
  } else if (path.startsWith('/docs/changelog/')) {
    link.name = 'span';
    delete link.attribs['href'];
  } else {
    link.attribs['href'] = url.href;
    link.attribs['class'] = [link.attribs['class'], 'online'].filter(Boolean).join(' ');
  }
}

/** Removes ids that no link of the copy names; scripts give headings new ones. */
export function dropUnusedIds(articles: readonly ParentNode[]): void {
  const linked = new Set(
    articles.flatMap((article) => queryAll('a[href^="#"]', article).map((link) => link.attribs['href']?.slice(1))),
  );
  for (const article of articles)
    for (const part of queryAll('[id]', article)) if (!linked.has(part.attribs['id'])) delete part.attribs['id'];
}

/** Points links to missing parts at their page; on that page they become text. */
export function repairLinks(articles: readonly { readonly key: string; readonly content: ParentNode }[]): void {
  const ids = new Set(
    articles.flatMap(({ key, content }) => [key, ...queryAll('[id]', content).map((element) => element.attribs['id'])]),
  );
  for (const { key: from, content } of articles) {
    for (const link of queryAll('a[href^="#"]', content)) {
      const id = link.attribs['href']?.slice(1) ?? '';
      if (ids.has(id)) continue;
      const [key = ''] = id.split('--');
      if (key === from) unwrap(link);
      else link.attribs['href'] = `#${key}`;
    }
  }
}
