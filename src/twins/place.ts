import type { ChildNode } from 'domhandler';
import type { Resolve } from './inlines.ts';

/** What the blocks of a page share: where links lead, the level of the heading that they are under, and how what is inside them is written. */
export interface Place {
  readonly resolve: Resolve;
  level: number;
  readonly blocksOf: (nodes: readonly ChildNode[], place: Place) => string[];
}
