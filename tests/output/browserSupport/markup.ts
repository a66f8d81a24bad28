import { featureAt, isInFloor, type UseBeyondFloor } from './floor.ts';

/** Uses such as `a href` or `a ` that not all engines of the floor support. */
export const markupUses = (uses: Iterable<string>): UseBeyondFloor[] =>
  [...uses].flatMap((use) => {
    const [element = '', attribute = ''] = use.split(' ');
    const feature = attribute
      ? (featureAt(`html.elements.${element}.${attribute}`) ?? featureAt(`html.global_attributes.${attribute}`))
      : featureAt(`html.elements.${element}`);
    return feature && !isInFloor(feature) ? [{ feature: feature.path, excerpt: `<${use}>` }] : [];
  });
