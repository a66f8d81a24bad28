import type { Heading, WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** The headings of a translation have the levels and ids of the English ones, in the same order. */
export function checkSameHeadings(source: WrittenText, translation: WrittenText): Problem[] {
  const markdown = ({ depth, id }: Heading) => `${'#'.repeat(depth)} … {#${id}}`;
  const expected = source.compiled.headings;
  const translated = translation.compiled.headings;
  const count = Math.max(expected.length, translated.length);
  for (let index = 0; index < count; index += 1) {
    const [right, here] = [expected[index], translated[index]];
    if (right && here && right.id === here.id && right.depth === here.depth) continue;
    const line = here?.line ?? translated.at(-1)?.line;
    const message = here
      ? right
        ? `The heading ${markdown(here)} is where English has ${markdown(right)} (line ${right.line}).`
        : `The heading ${markdown(here)} is not in English.`
      : `After this the English page has ${right ? markdown(right) : 'more headings'}, which is missing here.`;
    // One shifted heading shifts all that follow: the first difference is the one to fix.
    return [{ level: 'error', file: translation.file, line, message }];
  }
  return [];
}
