import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { didYouMean } from '../../model/didYouMean.ts';
import { unknownFact } from '../../model/facts.ts';
import { featureTableMisuse } from '../../model/features.ts';
import { isPayingCountry, payingCountries } from '../../model/payments.ts';
import { listOf } from '../../model/problems.ts';
import { attributeOf } from './attributes.ts';
import { refusedHtml } from './htmlElements.ts';
import { isLiteral } from './literal.ts';
import type { Gathered, PageVocabulary } from './types.ts';

/** The components that are rendered. `src/components/Docs/mdxComponents.tsx` has one for each. */
const rendered = [
  'Admonition',
  'Architecture',
  'ChangelogOverview',
  'CodeBlock',
  'CopyCheck',
  'Details',
  'Download',
  'Editions',
  'Fact',
  'FeatureTable',
  'Sequence',
  'SigningKeys',
  'TabItem',
  'Tabs',
] as const;
export type ComponentName = (typeof rendered)[number];

/** What content may name: the rendered components, and those that become Markdown first (`conditions.ts`, `siteTables.ts`). */
export const componentNames = [
  ...rendered,
  'IfSet',
  'IfUnset',
  'KillSwitchTable',
  'PaymentTable',
  'RecordedTable',
] as const;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What would throw while the page is rendered, or show nothing, is told here with its line: unknown components, code, incomplete ones. */
export const components = (gathered: Gathered, vocabulary: PageVocabulary) => {
  const report = (node: Pick<Element, 'position'>, message: string | undefined) => {
    if (message !== undefined) gathered.problems.push({ line: node.position?.start.line ?? 0, message });
  };
  const expression = (node: Pick<Element, 'position'> & { readonly value: string }) =>
    report(node, codeInText(node.value));
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => report(node, misuse(node, parentName(context.parent(node)), vocabulary)),
    mdxJsxTextElement: (node, context) => report(node, misuse(node, parentName(context.parent(node)), vocabulary)),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: (node) =>
      report(
        node,
        'A page cannot import or export: its components are known by name. If this is text, begin the line with another word.',
      ),
  });
};

/** What is wrong with a component where it stands. */
function misuse(node: Element, parent: string | undefined, vocabulary: PageVocabulary): string | undefined {
  const { name } = node;
  const { facts, platforms } = vocabulary;
  const text = (attribute: string) => attributeOf(node, attribute);
  if (!name) return undefined;
  const isHtml = /^[a-z]/.test(name) && !componentNames.some((known) => known.toLowerCase() === name);
  if (isHtml) return refusedHtml(node);
  if (!isKnown(name))
    return `There is no component <${name}>; there are ${listOf(componentNames)}.${didYouMean(name, componentNames)}`;
  const code = codeInAttribute(node);
  if (code !== undefined) return code;
  if (name === 'Fact')
    return text('id') ? unknownFact(text('id') ?? '', facts) : '<Fact> has no id; write <Fact id="refundWindow" />.';
  if (name === 'IfSet' || name === 'IfUnset')
    return text('fact')
      ? unknownFact(text('fact') ?? '', facts)
      : `<${name}> has no fact; write <${name} fact="page.status">.`;
  if (/Table$/.test(name) && node.type === 'mdxJsxTextElement')
    return `<${name}> is a table and cannot be part of a sentence; put it on a line of its own, with empty lines around it.`;
  if (name === 'FeatureTable') return featureTableMisuse(text('group'), text('platform'), vocabulary);
  if (name === 'PaymentTable') return unknownCountry(text('country'));
  if (name === 'Details' && !text('summary')) return '<Details> has no summary; write <Details summary="…">.';
  if (name === 'Tabs' && !node.children.some((child) => 'name' in child && child.name === 'TabItem'))
    return '<Tabs> has no <TabItem>; each tab is one: <TabItem value="android">.';
  return name === 'TabItem' ? wrongTab(text('value'), text('label'), parent, platforms) : undefined;
}

const isKnown = (name: string) => componentNames.some((known) => known === name);

function wrongTab(
  value: string | undefined,
  label: string | undefined,
  parent: string | undefined,
  platforms: PageVocabulary['platforms'],
): string | undefined {
  // Inside a component that is not known there is one mistake, not two.
  if (parent !== 'Tabs' && (!parent || isKnown(parent)))
    return 'This <TabItem> is outside <Tabs>; put it between <Tabs> and </Tabs>.';
  if (!value) return '<TabItem> has no value; write <TabItem value="android">.';
  if (label || value in platforms) return undefined;
  const known = Object.keys(platforms);
  return `The tab "${value}" needs a label; only these have one of their own: ${known.join(', ')}.${didYouMean(value, known)}`;
}

function unknownCountry(country: string | undefined): string | undefined {
  if (country === undefined || isPayingCountry(country)) return undefined;
  const known = listOf(payingCountries);
  return `<PaymentTable> knows no country "${country}"; it knows ${known}.${didYouMean(country, payingCountries)}`;
}

/** An expression other than a comment: in a text it is mostly a brace that was meant to be read. */
function codeInText(code: string): string | undefined {
  if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(code)) return undefined;
  return `{${code}} is read as code; to show the braces write them in backticks, \`{${code}}\`, or as &#123;${code}&#125;.`;
}

/** An attribute that is code instead of data: it would run while the page is rendered. */
function codeInAttribute({ name, attributes }: Element): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return `<${name}> has {${attribute.value}}; write its attributes one by one, such as id="refundWindow".`;
    const { value } = attribute;
    if (typeof value === 'object' && value !== null && !isLiteral(value.value))
      return `The attribute "${attribute.name}" of <${name}> is code; it can only be text, numbers, and lists and objects of them.`;
  }
  return undefined;
}

function parentName(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('name' in parent)) return undefined;
  return typeof parent.name === 'string' ? parent.name : undefined;
}
