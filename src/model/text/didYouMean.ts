import { editDistance } from '../../text/editDistance.ts';

/** The known id that was probably meant: one with a typing error, or the same name in another folder. */
export function nearestId(written: string, known: Iterable<string>): string | undefined {
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

/** For the end of a message about an unknown id: ` Did you mean "start"?`, or nothing where no known one is near. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const nearest = nearestId(written, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
