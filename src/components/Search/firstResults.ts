import { sectionIds } from '../../model/addresses/sections.ts';
import type { SearchStrings } from '../../model/config/strings.ts';
import { type SearchAddress, writeAddress } from '../../search/address.ts';
import { isHistory } from '../../search/bundles.ts';
import { isCut } from '../../search/limits.ts';
import type { Hit, SearchResult, Segment } from '../../search/types.ts';
import { resultLines } from './resultLines.ts';

function element(name: string, attributes: Readonly<Record<string, string>>, ...content: (Node | string)[]): Element {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}

/** A text with the runs that match the query marked. */
export const marked = (runs: readonly Segment[]): (Node | string)[] =>
  runs.map(({ text, match }) => (match ? Object.assign(document.createElement('mark'), { textContent: text }) : text));

function row(hit: Hit): Element {
  const lines = resultLines(hit).map(({ name, text }) => element('span', { class: name }, ...marked(text)));
  return element('li', {}, element('a', { class: 'result-link', href: hit.url }, ...lines));
}

/** True for an address with a query alone: only its results are shown before React. */
export const isPlain = ({ query, section, page, literal }: SearchAddress): boolean =>
  query !== '' && !section && page === 1 && !literal && !isCut(query);

/** The first results as `SearchResults` shows them once React is there; none for rarer states. */
export function firstResults(
  { hits, isPartial, interpretation }: SearchResult,
  address: SearchAddress,
  { sections, section: label, allSections, best }: SearchStrings['search'],
): Element[] {
  const [top] = hits;
  const isRare = interpretation || hits.some(({ external }) => external);
  if (!top || !isPartial || isRare || top.answer) return [];
  const choices = [undefined, ...sectionIds].map((choice) => {
    const attributes = {
      href: writeAddress({ ...address, section: choice }),
      ...(!choice && { 'aria-current': 'true' }),
    };
    return element('li', {}, element('a', attributes, choice ? sections[choice] : allSections));
  });
  const open = hits.filter((hit) => hit === top || !isHistory(hit.section));
  return [
    element('nav', { 'aria-label': label }, element('ul', { class: 'section-filter' }, ...choices)),
    element('p', { class: 'result-count', tabindex: '-1' }, best),
    element('ol', { class: 'result-list', start: '1' }, ...open.map(row)),
  ];
}
