import { sectionOf } from '../../../model/addresses/sections.ts';
import type { FoundHit } from '../../provider.ts';
import type { Segment } from '../../types.ts';
import { matchEnd, matchStart } from './questions.ts';
import { resultUrl, type UrlRules } from './resultUrl.ts';

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A text with the matches between `matchStart` and `matchEnd`. */
type Marked = { readonly value: string };

/** Fields of a hit that are read. Records are of the form that DocSearch crawlers write: see records.ts. */
export type AlgoliaHit = {
  readonly url: string;
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly content?: string | null;
  readonly note?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Partial<Record<Level, Marked>>> };
  readonly _snippetResult?: { readonly content?: Marked };
};

const matched = new RegExp(`${matchStart}([^${matchEnd}]*)${matchEnd}`);

/** Cuts a marked text into runs; every second one is a match. */
function segmentsOf(marked: string): Segment[] {
  return marked
    .split(matched)
    .map((text, index) => ({ text, match: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const headingLevels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/** A hit of the service as the views show it; `undefined` for an address that a browser should not follow. */
export function foundHit(hit: AlgoliaHit, rank: number, rules: UrlRules): FoundHit | undefined {
  const target = resultUrl(hit.url, rules);
  if (target === undefined) return undefined;
  const { url, external } = target;
  const marked = (level: Level) =>
    segmentsOf(hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '');
  const heading = headingLevels.find((level) => hit.hierarchy[level]);
  const titled = hit.hierarchy.lvl1 ? 'lvl1' : 'lvl0';
  const [page = url] = url.split('#');
  const outermost = titled === 'lvl1' ? hit.hierarchy.lvl0 : undefined;
  return {
    id: url,
    url,
    page,
    external,
    section: external ? 'pages' : sectionOf(page.slice(rules.home.length)),
    path: outermost ? [outermost] : [],
    ...(hit.note && { note: hit.note }),
    title: marked(titled),
    heading: heading === undefined ? [] : marked(heading),
    excerpt: segmentsOf(hit._snippetResult?.content?.value ?? hit.content ?? ''),
    score: -rank,
  };
}
