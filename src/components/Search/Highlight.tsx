import type { Segment } from '../../search/types.ts';

/** A text with the runs that match the query marked. */
export function Highlight({ segments }: { readonly segments: readonly Segment[] }) {
  // The next text is written into the marks that are there, so a mark is known by its place alone: it keeps no state.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return segments.map(({ text, match }, place) => (match ? <mark key={place}>{text}</mark> : text));
}
