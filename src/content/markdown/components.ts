import { defineMdastPlugin, type MdastVisitorContext, type MdxFlowExpression, type MdxTextExpression } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import type { WriterComponent } from '../../model/config/writerComponent.ts';
import { listOf } from '../../model/problems/problems.ts';
import { schemaProblems } from '../../model/problems/schemaProblems.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';
import type { Locale } from '../../model/text/locale.ts';
import { writerComponents } from '../../writerComponents.ts';
import { attributesOf, componentUse, type MdxElement } from './attributes.ts';
import { refusedHtml } from './htmlElements.ts';
import { literalOf } from './literal.ts';
import { type Gathered, lineOf } from './types.ts';

/** A component that texts name, unlike those that Markdown becomes. */
type TagComponent = Exclude<WriterComponent, { readonly kind: 'ofMarkdown' }>;

export const componentNames = [...writerComponents].flatMap(([name, { kind }]) => (kind === 'ofMarkdown' ? [] : name));

/** Reports components that would throw or show nothing, and leaves only their text. */
export const components = (gathered: Gathered, locale: Locale, vocabulary: PageVocabulary) => {
  const report = (node: Pick<MdxElement, 'position'>, message: string) =>
    gathered.problems.push({ line: lineOf(node), message });
  const element = (node: MdxElement, context: MdastVisitorContext) => {
    const message = misuse(node, parentName(context.parent(node)), locale, vocabulary);
    if (message !== undefined) {
      report(node, message);
      context.replaceNode(node, node.children);
      return;
    }
    const use = componentUse(node);
    if (use?.component.kind !== 'rendered') return;
    const { component, attributes } = use;
    for (const sheet of component.sheets({ attributes, locale, vocabulary })) gathered.sheets.add(sheet);
  };
  const expression = (node: MdxFlowExpression | MdxTextExpression, context: MdastVisitorContext) => {
    const message = codeInText(node.value);
    if (message === undefined) return;
    report(node, message);
    context.removeNode(node);
  };
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm(node, context) {
      report(
        node,
        'A page cannot import or export: its components are known by name, and <Partial name="…" /> shows a text that several pages share. If this is text, begin the line with another word.',
      );
      context.removeNode(node);
    },
  });
};

/** Problems of a component at its place. */
function misuse(
  node: MdxElement,
  parent: string | undefined,
  locale: Locale,
  vocabulary: PageVocabulary,
): string | undefined {
  const { name } = node;
  if (!name) return undefined;
  const isHtml = /^[a-z]/.test(name) && !componentNames.some((known) => known.toLowerCase() === name);
  if (isHtml) return refusedHtml(node);
  const component = writerComponents.get(name);
  if (!component)
    return `There is no component <${name}>; there are ${listOf(componentNames)}.${didYouMean(name, componentNames)}`;
  if (component.kind === 'ofMarkdown') return `<${name}> is made from Markdown: ${component.written}.`;
  const checks = [codeInAttribute, unknownAttribute, ignoredText, blockInSentence, wrongAttribute];
  for (const check of checks) {
    const message = check(node, component);
    if (message !== undefined) return message;
  }
  return component.misuse?.({
    attributes: component.attributes.parse(attributesOf(node)),
    locale,
    vocabulary,
    inside: node.children
      .filter(({ type }) => type !== 'mdxFlowExpression')
      .map((child) => ('name' in child ? (child.name ?? '') : '')),
    isIn: (around) => parent === around || (parent !== undefined && !componentNames.includes(parent)),
  });
}

const blockInSentence = ({ name, type }: MdxElement, { where }: TagComponent): string | undefined =>
  where !== 'anywhere' && type === 'mdxJsxTextElement'
    ? `<${name}> is ${where.block} and cannot be part of a sentence; put it on a separate line, with empty lines around it.`
    : undefined;

function wrongAttribute(node: MdxElement, { attributes, example }: TagComponent): string | undefined {
  const input = attributesOf(node);
  const { error } = attributes.safeParse(input);
  if (!error) return undefined;
  const [problem] = schemaProblems(error, input, attributes);
  const missing = problem?.path.length === 1 ? String(problem.path[0]) : '';
  return missing !== '' && !input[missing]
    ? `<${node.name}> has no ${missing}; write ${example}.`
    : `An attribute of <${node.name}> is wrong. ${problem?.message}`;
}

/** Message about an expression, mostly a literal brace; comments are allowed. */
function codeInText(code: string): string | undefined {
  if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(code)) return undefined;
  return `{${code}} is read as code; to show the braces write them in backticks, \`{${code}}\`, or as &#123;${code}&#125;.`;
}

/** Message about an attribute with code, which would run while the page is rendered. */
function codeInAttribute({ name, attributes }: MdxElement): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return `<${name}> has {${attribute.value}}; write its attributes one by one, such as id="refundWindow".`;
    const { value } = attribute;
    if (typeof value === 'object' && value !== null && !literalOf(value.value))
      return `The attribute "${attribute.name}" of <${name}> is code; it can only be text, numbers, and lists and objects of them.`;
  }
  return undefined;
}

/** Message about an attribute that has no effect, such as one of Docusaurus. */
function unknownAttribute(
  { name, attributes: written }: MdxElement,
  { attributes, insteadOf, takes }: TagComponent,
): string | undefined {
  const known = Object.keys(attributes.shape);
  const unknown = written
    .flatMap((attribute) => ('name' in attribute ? attribute.name : []))
    .find((attribute) => !known.includes(attribute));
  if (unknown === undefined) return undefined;
  const accepted = known.length === 0 ? 'it takes none' : `it takes ${listOf(known)}`;
  return `<${name}> has no attribute "${unknown}"; ${insteadOf?.[unknown] ?? takes ?? accepted}.${didYouMean(unknown, known)}`;
}

/** Message about text between the tags of a component that shows none. */
const ignoredText = ({ name, children }: MdxElement, component: TagComponent): string | undefined =>
  component.children === 'none' && children.length > 0
    ? `<${name}> ignores what is between its tags; write <${name} …/>, and the text next to it.`
    : undefined;

function parentName(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('name' in parent)) return undefined;
  return typeof parent.name === 'string' ? parent.name : undefined;
}
