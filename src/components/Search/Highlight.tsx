import type { Segment } from '../../search/types.ts';

/** A text with the runs that match the query marked. */
export function Highlight({ segments }: { readonly segments: readonly Segment[] }) {
  let at = 0;
  return segments.map(({ text, match }) => {
    const key = at;
    at += text.length;
    return match ? <mark key={key}>{text}</mark> : text;
  });
}
