import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { type AnyNode, type CallExpression, type MemberExpression, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type Feature, featureAt, featuresOf, isInFloor, type UseBeyondFloor } from './floor.ts';
import { selectorUses } from './styles.ts';

/** ECMAScript 2020 is what all engines of the floor parse. */
const ecmaVersion = 2020;

const builtins = featuresOf(bcd.javascript.builtins ?? {}, 'javascript.builtins');
const interfaces = featuresOf(bcd.api, 'api');
const leaf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Members by name, since types are unknown: `matches` of `Element` and others. */
const members = Map.groupBy(
  [...builtins, ...interfaces].filter(({ path }) => /^(javascript\.builtins|api)\.\w+\.\w+$/.test(path)),
  ({ path }) => leaf(path),
);

/** Options by the function that takes them and their name: `addEventListener signal`. */
const options = Map.groupBy(
  interfaces.filter(({ path }) => /\.(options|init)_\w+_parameter$/.test(path)),
  ({ path }) => {
    const [, taker, option] =
      /\.(\w+?)(?:\.(?:options|init)_parameter)?\.(?:options|init)_(\w+)_parameter$/.exec(path) ?? [];
    return `${taker} ${option}`;
  },
);

const takesSelector = /^(matches|closest|querySelector(All)?)$/;

const noneInFloor = (features: readonly Feature[] | undefined): Feature | undefined =>
  features?.some(isInFloor) ? undefined : features?.[0];

/** Features beyond the floor, of all scripts: names that one defines are not the browser's. */
export function scriptUses(codes: readonly string[]): UseBeyondFloor[] {
  const parsed = codes.map(parseScript);
  const own = new Set(parsed.flatMap(({ tree }) => (tree ? ownNames(tree) : [])));
  return parsed.flatMap(({ code, tree, errors }) => [...errors, ...(tree ? usesIn(code, tree, own) : [])]);
}

function parseScript(code: string): { code: string; tree?: Program; errors: UseBeyondFloor[] } {
  try {
    return { code, tree: parse(code, { ecmaVersion, sourceType: 'module' }), errors: [] };
  } catch (error) {
    const at = error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    return { code, errors: [{ feature: 'syntax', excerpt: `${error}: ${excerpt(code, at)}` }] };
  }
}

const excerpt = (code: string, at: number) => code.slice(Math.max(0, at - 40), at + 60);

const nameOf = (key: AnyNode, computed: boolean): string | undefined => {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
};

/** Names of members that the scripts define themselves. */
function ownNames(tree: Program): string[] {
  const names: (string | undefined)[] = [];
  full(tree, (node) => {
    const each: AnyNode = node as AnyNode;
    if (each.type === 'MethodDefinition') names.push(nameOf(each.key, each.computed));
    if (each.type === 'ObjectExpression')
      for (const property of each.properties)
        if (property.type === 'Property') names.push(nameOf(property.key, property.computed));
  });
  return names.filter((name) => name !== undefined);
}

function usesIn(code: string, tree: Program, own: ReadonlySet<string>): UseBeyondFloor[] {
  const uses: UseBeyondFloor[] = [];
  const use = (feature: Feature | undefined, at: number) => {
    if (feature && !isInFloor(feature)) uses.push({ feature: feature.path, excerpt: excerpt(code, at) });
  };
  full(tree, (some) => {
    const node: AnyNode = some as AnyNode;
    if (node.type === 'MemberExpression') use(staticMember(node), node.start);
    if (node.type === 'CallExpression') {
      const { callee } = node;
      const name = takerOf(node);
      // A missing method is undefined, which does no harm until it is called.
      if (callee.type === 'MemberExpression' && !staticMember(callee) && !own.has(name))
        use(noneInFloor(members.get(name)), callee.property.start);
      for (const feature of optionsOf(node)) use(feature, node.start);
      const [first] = node.arguments;
      if (takesSelector.test(name) && first?.type === 'Literal') uses.push(...selectorUses(String(first.value)));
      if (takesSelector.test(name) && first?.type === 'TemplateLiteral')
        uses.push(...selectorUses(first.quasis.map(({ value }) => value.cooked).join('x')));
    }
    const pattern = node.type === 'Literal' && (node.regex?.pattern ?? node.value);
    if (typeof pattern === 'string' && /\(\?<[=!]/.test(pattern))
      use(featureAt('javascript.regular_expressions.lookbehind_assertion'), node.start);
  });
  return uses;
}

/** A member of an object that has a separate name, such as `CSS.escape`. */
function staticMember({ object, property, computed }: MemberExpression): Feature | undefined {
  const name = nameOf(property, computed);
  if (object.type !== 'Identifier' || name === undefined) return undefined;
  return ['api', 'javascript.builtins']
    .map((branch) => `${branch}.${object.name}.${name}`)
    .map((path) => featureAt(`${path}_static`) ?? featureAt(path))
    .find(Boolean);
}

/** The name of the function that is called. */
const takerOf = ({ callee }: CallExpression): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? (nameOf(callee.property, callee.computed) ?? '') : '';
};

function optionsOf(call: CallExpression): Feature[] {
  return call.arguments
    .flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []))
    .map((property) => (property.type === 'Property' ? nameOf(property.key, property.computed) : undefined))
    .map((option) => noneInFloor(options.get(`${takerOf(call)} ${option}`)))
    .filter((feature) => feature !== undefined);
}
