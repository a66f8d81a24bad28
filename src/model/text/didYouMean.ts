import { editDistance } from '../../text/editDistance.ts';

/** The known id that was probably meant: a typing error, or another folder. */
export function likelyId(written: string, known: Iterable<string>): string | undefined {
  const limit = written.length < 3 ? 0 : Math.max(1, Math.floor(written.length / 4));
  const lastPart = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  const [best] = [...known]
    .map((id) => ({
      id,
      distance: Math.min(
        editDistance(written.toLowerCase(), id.toLowerCase(), limit),
        lastPart(id) !== '' && lastPart(id) === lastPart(written) ? limit : limit + 1,
      ),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best?.id;
}

/** ` Did you mean "start"?`, or an empty string if no known id is likely. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const id = likelyId(written, known);
  return id === undefined ? '' : ` Did you mean "${id}"?`;
}

/** The five known ids that are most like the written one. */
export function nearest(written: string, known: readonly string[]): string[] {
  const far = Math.max(written.length, ...known.map(({ length }) => length));
  const distance = (id: string) => editDistance(written.toLowerCase(), id.toLowerCase(), far);
  return known.toSorted((one, other) => distance(one) - distance(other)).slice(0, 5);
}
