import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { type CssNode, type Declaration, find, generate, parse, type Rule, walk } from 'css-tree';
import { type Feature, featureAt, featuresOf, isInFloor, type UseBeyondFloor } from './floor.ts';

const byName = (features: readonly Feature[]) => new Map(features.map((each) => [each.path.split('.').pop(), each]));
const { length: units = {}, ...types } = bcd.css.types ?? {};
const unitsByName = byName(featuresOf(units, 'css.types.length'));
const functionsByName = byName(featuresOf(types, 'css.types'));

/**
 * Features of a sheet beyond the floor, without harmless ones: in `@supports`, prefixed, or with a
 * plainer declaration next to them.
 */
export function styleUses(css: string): UseBeyondFloor[] {
  return usesIn(parse(css, { parseCustomProperty: true }));
}

/** The same of a selector, as scripts use them. */
export function selectorUses(selector: string): UseBeyondFloor[] {
  return usesIn(parse(selector, { context: 'selectorList' }));
}

function usesIn(tree: CssNode): UseBeyondFloor[] {
  const uses: UseBeyondFloor[] = [];
  walk(tree, function (node) {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
    if (node.type === 'Declaration' && this.rule && hasFallback(node, this.rule)) return walk.skip;
    for (const feature of featuresNamed(node))
      if (feature && !isInFloor(feature))
        uses.push({ feature: feature.path, excerpt: generate(this.rule ?? tree).slice(0, 120) });
    return undefined;
  });
  return uses;
}

function featuresNamed(node: CssNode): (Feature | undefined)[] {
  switch (node.type) {
    case 'PseudoClassSelector':
    case 'PseudoElementSelector': {
      const list = node.children?.first;
      const several = list?.type === 'SelectorList' && (list.children.size > 1 || isComplex(list));
      const feature = `css.selectors.${node.name}`;
      return [featureAt(feature), several ? featureAt(`${feature}.selector_list`) : undefined];
    }
    case 'Declaration':
      return [featureAt(`css.properties.${node.property}`), ...keywordsOf(node)];
    case 'Function':
      return [functionsByName.get(node.name)];
    case 'Dimension':
      return [unitsByName.get(node.unit)];
    case 'Atrule':
      return [featureAt(`css.at-rules.${node.name}`)];
    case 'Feature':
      return [featureAt(`css.at-rules.media.${node.name}`)];
    default:
      return [];
  }
}

/** True if a selector has a combinator: engines without lists in `:not()` lack these too. */
const isComplex = (list: CssNode) => find(list, ({ type }) => type === 'Combinator') !== null;

/** The keywords of a declaration that MDN's data lists as separate features. */
function keywordsOf({ property, value }: Declaration): (Feature | undefined)[] {
  const keywords: (Feature | undefined)[] = [];
  walk(value, (part) => {
    if (part.type === 'Identifier') keywords.push(featureAt(`css.properties.${property}.${part.name}`));
  });
  return keywords;
}

function hasFallback({ property, value }: Declaration, rule: Rule): boolean {
  const others = rule.block.children.toArray().filter((other) => other.type === 'Declaration');
  const isPrefixed = ({ property: name, value: other }: Declaration) =>
    new RegExp(`^-\\w+-${property}$`).test(name) || (name === property && /^-(webkit|moz)-/.test(generate(other)));
  const isPlainer = (other: Declaration) =>
    other.property === property &&
    generate(other.value) !== generate(value) &&
    !keywordsOf(other).some((word) => word && !isInFloor(word));
  return others.some((other) => isPrefixed(other) || isPlainer(other));
}
