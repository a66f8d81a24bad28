import { isolateLatinLists } from '../../model/text/latinLists.ts';

/** A text without markup in which the Latin names of a Persian list run from right to left. */
export function PlainText({ children }: { readonly children: string | undefined }) {
  const [parts = []] = isolateLatinLists([children]);
  return parts.map(({ text, isolated }, index) => {
    // Parts are never reordered.
    const key = index;
    return isolated ? <bdi key={key}>{text}</bdi> : text;
  });
}
