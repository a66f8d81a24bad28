import type { SectionId } from '../model/addresses/sections.ts';
import { pageKind } from './bundles.ts';
import { bestHits, hitsPerGroup } from './limits.ts';
import type { Hit } from './types.ts';

/**
 * Hits under one heading of the dialog, in the order of the engine: the best of all, or those of a
 * section that come after them.
 */
export interface HitGroup<H extends Hit = Hit> {
  readonly name: SectionId | 'best';
  readonly hits: readonly H[];
}

/** What nobody looks for who wants help: the blog, and pages for those who write this site. */
const isBesideHelp = ({ section, page }: Hit) => /^(blog|contributors)$/.test(pageKind({ section, url: page }));

/**
 * Hits in the order in which the dialog lists them: the best of all, then section by section. Blog
 * and pages for contributors come after all help; one that is the best of all stays first. The hits
 * of `first`, which the reader saw, stay together: no other is added to the sections between them.
 */
export function listedHits<H extends Hit>(hits: readonly H[], first: readonly string[]): H[] {
  const seen = hits.filter(({ id }) => first.includes(id));
  const bySection = seen.slice(bestHits);
  const last = bySection[bySection.length - 1]?.section;
  const full = new Set(bySection.map(({ section }) => section).filter((section) => section !== last));
  const others = hits.filter((hit) => !seen.includes(hit) && !full.has(hit.section));
  const best = seen.length === 0 ? others.slice(0, 1) : [];
  const rest = others.slice(best.length);
  const help = rest.filter((hit) => !isBesideHelp(hit));
  const ordered = [...seen, ...best, ...help, ...rest.filter(isBesideHelp)];
  return groupHits(ordered).flatMap((group) => group.hits);
}

/**
 * The best hits in their own group, then the others by section, the section of the best of them
 * first, at most five of each.
 */
export function groupHits<H extends Hit>(hits: readonly H[]): HitGroup<H>[] {
  const best = hits.slice(0, bestHits);
  const others = hits.slice(bestHits);
  const sections = [...new Set(others.map(({ section }) => section))].map((name) => ({
    name,
    hits: others.filter(({ section }) => section === name).slice(0, hitsPerGroup),
  }));
  return best.length === 0 ? [] : [{ name: 'best', hits: best }, ...sections];
}
