import type { ChildNode } from 'domhandler';
import type { Resolve } from './inlines.ts';

export interface TwinContext {
  readonly resolve: Resolve;
  /** How a picture of the app reads, as in `Screen of the app, {path}: {words}`. */
  readonly appScreen: string;
  level: number;
  readonly blocksOf: (nodes: readonly ChildNode[], context: TwinContext) => string[];
}
