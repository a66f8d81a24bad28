import { sectionIds } from '../../model/addresses/sections.ts';
import type { SearchStrings } from '../../model/config/strings.ts';
import { type SearchAddress, writeAddress } from '../../search/address.ts';
import { isHistory } from '../../search/bundles.ts';
import { isCut } from '../../search/limits.ts';
import type { Hit, SearchResult, Segment } from '../../search/types.ts';
import { isShort } from './title.ts';

function element(name: string, attributes: Readonly<Record<string, string>>, ...content: (Node | string)[]): Element {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}

const span = (name: string, ...content: (Node | string)[]) => element('span', { class: name }, ...content);

const marked = (segments: readonly Segment[]) =>
  segments.map(({ text, match }) => (match ? element('mark', {}, text) : text));

/** As in `ResultText`. */
function row({ url, title, heading, path, note, excerpt, awaitsExcerpt }: Hit): Element {
  const onHeading = heading.length > 0;
  const named = isShort(heading.map(({ text }) => text).join(''));
  const withTitle = onHeading && !named;
  const above = [...path, ...(withTitle ? [''] : [])].join(' › ');
  const parts = [
    span('result-title', ...(named ? [...marked(title), ' › '] : []), ...marked(onHeading ? heading : title)),
  ];
  if (above !== '' || withTitle) parts.push(span('result-path', above, ...(withTitle ? marked(title) : [])));
  if (note !== undefined) parts.push(span('result-path result-note', note));
  if (excerpt.length > 0 || awaitsExcerpt) parts.push(span('result-excerpt', ...marked(excerpt)));
  return element('li', {}, element('a', { class: 'result-link', href: url }, ...parts));
}

/** True for the first page of results of a whole query, which alone are shown before React. */
export const isPlain = ({ query, section, page, literal }: SearchAddress): boolean =>
  query !== '' && !section && page === 1 && !literal && !isCut(query);

/**
 * The first results of the search page, as `SearchResults` shows them, for readers whose network
 * still loads React. Nothing for rarer states, which wait for it.
 */
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
