import type { SectionId } from '../model/addresses/sections.ts';
import { isHistory } from './bundles.ts';
import { bestHits, hitsPerGroup } from './limits.ts';
import type { Hit } from './types.ts';

/** Hits under one heading of the dialog: the best, those of a section, or history. */
export interface HitGroup<H extends Hit = Hit> {
  readonly name: SectionId | 'best' | 'history';
  readonly hits: readonly H[];
}

/** Hits in the order of the dialog. Those of `first`, already shown, stay together at the top. */
export function listedHits<H extends Hit>(hits: readonly H[], first: readonly string[]): H[] {
  const seen = hits.filter(({ url }) => first.includes(url));
  const bySection = seen.slice(bestHits);
  const last = bySection[bySection.length - 1]?.section;
  const full = new Set(bySection.map(({ section }) => section).filter((section) => section !== last));
  const others = hits.filter((hit) => !seen.includes(hit) && !full.has(hit.section));
  return groupHits([...seen, ...others]).flatMap((group) => group.hits);
}

/** The best hits, the others by section, and changelog and blog at the end. */
export function groupHits<H extends Hit>(hits: readonly H[]): HitGroup<H>[] {
  const [top] = hits;
  const best = hits.slice(0, bestHits).filter((hit) => hit === top || !isHistory(hit.section));
  const others = hits.filter((hit) => !best.includes(hit));
  const names = new Set(others.map(({ section }) => (isHistory(section) ? 'history' : section)));
  const ordered = [...names].filter((name) => name !== 'history');
  const groups = [...ordered, 'history' as const].map((name) => ({
    name,
    hits: others
      .filter(({ section }) => (name === 'history' ? isHistory(section) : section === name))
      .slice(0, hitsPerGroup),
  }));
  return [{ name: 'best' as const, hits: best }, ...groups].filter((group) => group.hits.length > 0);
}
