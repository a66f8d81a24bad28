import type { SectionId } from '../model/sections.ts';
import { hitsPerGroup } from './limits.ts';
import type { Hit } from './types.ts';

/** The best results of one section, in the order of the engine. */
export interface HitGroup<H extends Hit = Hit> {
  readonly section: SectionId;
  readonly hits: readonly H[];
}

/** Groups hits by section, the section of the best hit first, at most five of each. */
export function groupHits<H extends Hit>(hits: readonly H[]): HitGroup<H>[] {
  const sections = [...new Set(hits.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    hits: hits.filter((hit) => hit.section === section).slice(0, hitsPerGroup),
  }));
}
