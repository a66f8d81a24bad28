import type { LinkOrImage, WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { checkSameItems } from './sameItems.ts';

/** A translation links to the same targets as often as English; broken ones are reported there. */
export const checkSameLinks = (
  source: WrittenText,
  translation: WrittenText,
  isBroken: (reference: LinkOrImage) => boolean,
): Problem[] => checkSameItems(linksOf(source), linksOf(translation), translation.file, isBroken);

const linksOf = ({ compiled }: WrittenText) =>
  compiled.references.map((reference) => ({ ...reference, name: `The ${reference.kind} to ${reference.url}` }));
