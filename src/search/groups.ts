import type { SectionId } from '../model/sections.ts';
import { pageKind } from './bundles.ts';
import { hitsPerGroup } from './limits.ts';
import type { Hit } from './types.ts';

/** The best results of one section, in the order of the engine. */
export interface HitGroup<H extends Hit = Hit> {
  readonly section: SectionId;
  readonly hits: readonly H[];
}

/** What nobody looks for who wants help: the blog, and pages for those who write this site. */
const isBesideHelp = ({ section, page }: Hit) => /^(blog|contributors)$/.test(pageKind({ section, url: page }));

/**
 * Hits in the order in which a list of sections shows them. Every section is listed where its best hit is, so blog and pages for contributors
 * go to the end, or one of them that is second would come before all help of other sections; one that is the best of all stays first.
 * The hits of `first`, which the reader saw, stay together: no other is added to the sections between them.
 */
export function listedHits<H extends Hit>(hits: readonly H[], first: readonly string[]): H[] {
  const seen = hits.filter(({ id }) => first.includes(id));
  const last = seen[seen.length - 1]?.section;
  const full = new Set(seen.map(({ section }) => section).filter((section) => section !== last));
  const others = hits.filter((hit) => !seen.includes(hit) && !full.has(hit.section));
  const best = seen.length === 0 ? others.slice(0, 1) : [];
  const rest = others.slice(best.length);
  const help = rest.filter((hit) => !isBesideHelp(hit));
  const ordered = [...seen, ...best, ...help, ...rest.filter(isBesideHelp)];
  return groupHits(ordered).flatMap((group) => group.hits);
}

/** Groups hits by section, the section of the best hit first, at most five of each. */
export function groupHits<H extends Hit>(hits: readonly H[]): HitGroup<H>[] {
  const sections = [...new Set(hits.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    hits: hits.filter((hit) => hit.section === section).slice(0, hitsPerGroup),
  }));
}
