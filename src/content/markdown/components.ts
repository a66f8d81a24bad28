import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { platforms } from '../../../site/platforms.ts';
import { didYouMean } from '../../model/didYouMean.ts';
import { unknownFact } from '../../model/facts.ts';
import { listOf } from '../../model/problems.ts';
import type { Gathered } from './types.ts';

/** The components that content may name. `src/components/Docs/mdxComponents.tsx` has one for each. */
export const componentNames = [
  'Admonition',
  'Architecture',
  'ChangelogOverview',
  'CodeBlock',
  'Details',
  'Download',
  'Fact',
  'Sequence',
  'TabItem',
  'Tabs',
] as const;
export type ComponentName = (typeof componentNames)[number];

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What would throw while the page is rendered, or show nothing, is told here with its line: unknown components, code, incomplete ones. */
export const components = (gathered: Gathered) => {
  const report = (node: Pick<Element, 'position'>, message: string | undefined) => {
    if (message !== undefined) gathered.problems.push({ line: node.position?.start.line ?? 0, message });
  };
  const expression = (node: Pick<Element, 'position'> & { readonly value: string }) =>
    report(node, codeInText(node.value));
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => report(node, misuse(node, parentName(context.parent(node)))),
    mdxJsxTextElement: (node, context) => report(node, misuse(node, parentName(context.parent(node)))),
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
function misuse(node: Element, parent: string | undefined): string | undefined {
  const { name } = node;
  const text = (attribute: string) => attributeOf(node, attribute);
  if (!name) return undefined;
  const isHtml = /^[a-z]/.test(name) && !componentNames.some((known) => known.toLowerCase() === name);
  if (isHtml) return undefined;
  if (!isKnown(name))
    return `There is no component <${name}>; there are ${listOf(componentNames)}.${didYouMean(name, componentNames)}`;
  if (name === 'Fact')
    return text('id') ? unknownFact(text('id') ?? '') : '<Fact> has no id; write <Fact id="refundWindow" />.';
  if (name === 'Details' && !text('summary')) return '<Details> has no summary; write <Details summary="…">.';
  if (name === 'Tabs' && !node.children.some((child) => 'name' in child && child.name === 'TabItem'))
    return '<Tabs> has no <TabItem>; each tab is one: <TabItem value="android">.';
  return name === 'TabItem' ? wrongTab(text('value'), text('label'), parent) : undefined;
}

const isKnown = (name: string) => componentNames.some((known) => known === name);

function wrongTab(
  value: string | undefined,
  label: string | undefined,
  parent: string | undefined,
): string | undefined {
  // Inside a component that is not known there is one mistake, not two.
  if (parent !== 'Tabs' && (!parent || isKnown(parent)))
    return 'This <TabItem> is outside <Tabs>; put it between <Tabs> and </Tabs>.';
  if (!value) return '<TabItem> has no value; write <TabItem value="android">.';
  if (label || value in platforms) return undefined;
  const known = Object.keys(platforms);
  return `The tab "${value}" needs a label; only these have one of their own: ${known.join(', ')}.${didYouMean(value, known)}`;
}

/** An expression other than a comment: in a text it is mostly a brace that was meant to be read. */
function codeInText(code: string): string | undefined {
  if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(code)) return undefined;
  return `{${code}} is read as code; to show the braces write them in backticks, \`{${code}}\`, or as &#123;${code}&#125;.`;
}

function attributeOf(node: Element, name: string): string | undefined {
  const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : found?.value?.value;
}

function parentName(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('name' in parent)) return undefined;
  return typeof parent.name === 'string' ? parent.name : undefined;
}
