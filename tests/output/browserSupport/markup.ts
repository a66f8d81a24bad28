import { Parser } from 'htmlparser2';
import { featureAt, isInFloor, type UseBeyondFloor } from './floor.ts';

/** The elements and attributes of some pages that not all engines of the floor know. */
export function markupUses(pages: Iterable<string>): UseBeyondFloor[] {
  const seen = new Map<string, UseBeyondFloor>();
  const known = new Set<string>();
  const parser = new Parser({
    onopentag(element, attributes) {
      for (const attribute of ['', ...Object.keys(attributes)]) {
        const use = `${element} ${attribute}`;
        if (known.has(use)) continue;
        known.add(use);
        const feature = attribute
          ? (featureAt(`html.elements.${element}.${attribute}`) ?? featureAt(`html.global_attributes.${attribute}`))
          : featureAt(`html.elements.${element}`);
        if (feature && !isInFloor(feature)) seen.set(use, { feature: feature.path, excerpt: `<${use}>` });
      }
    },
  });
  for (const page of pages) parser.parseComplete(page);
  return [...seen.values()];
}
