import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { TwinForm } from '../model/config/writerComponent.ts';
import { languageNames, languageOf } from '../model/content/codeMeta.ts';
import { fill } from '../model/text/messages.ts';
import { writerComponents } from '../writerComponents.ts';
import { contentNodes, elementsOf, findInside, hasClass } from './elements.ts';
import { inlineMarkdown } from './inlines.ts';
import { codeBlock, codeSpan, escapeText, heading, list, quote } from './markdown.ts';
import type { TwinContext } from './twinContext.ts';

type MarkdownWriter = (element: Element, context: TwinContext) => string[];

const titleOf = (node: ChildNode | undefined, { resolve }: TwinContext): string =>
  node && isTag(node) ? inlineMarkdown(node.children, resolve) : '';

/** A block quote that begins with the title. */
function admonition(element: Element, context: TwinContext): string[] {
  const [title, ...children] = elementsOf(element);
  const blocks = [`**${titleOf(title, context)}**`, ...context.blocksOf(children, context)];
  return [quote(blocks.join('\n\n'))];
}

const code: MarkdownWriter = (element) => {
  const block = findInside(element, ({ name }) => name === 'pre');
  return block ? [codeBlock(DomUtils.textContent(block), fenceInfo(element))] : [];
};

/** Text after the fence: the language, and the caption if that is a title. */
function fenceInfo(element: Element): string {
  const caption = captionOf(element);
  const language = element.attribs['data-code'] ?? languageOf(caption);
  return caption === '' || caption === languageNames[language] ? language : `${language} title="${caption}"`.trim();
}

const captionNodes = (element: Element) => findInside(element, ({ name }) => name === 'figcaption')?.children ?? [];

const captionOf = (element: Element): string => DomUtils.textContent(captionNodes(element));

/** Description of an image, as screen readers hear it. */
const labelOf = (element: Element): string =>
  findInside(element, ({ attribs }) => attribs['role'] === 'img')?.attribs['aria-label'] ?? '';

/** The caption, and the content of the drawing as a list. */
const drawing: MarkdownWriter = (element, { resolve }) => {
  const lines = labelOf(element)
    .split('\n')
    .map((line) => [escapeText(line)]);
  return [`**${inlineMarkdown(captionNodes(element), resolve)}**`, list(lines, (index) => `${index + 1}. `)];
};

/** GitHub would link e-mail addresses outside code; those of pictures are nobody's. */
const address = /(\w[\w.]*@[\w.]*\w)/;

/** A picture of the app as one line: its place, its words, the numbers of steps. */
const picture: MarkdownWriter = (element, { appScreen }) => {
  const words = fill(appScreen, { path: captionOf(element), words: labelOf(element) }).split(address);
  return [`*${words.map((part) => (address.test(part) ? codeSpan(part) : escapeText(part))).join('')}*`];
};

/** Variants below each other, each under a heading. */
function variants(element: Element, context: TwinContext): string[] {
  const { level } = context;
  const blocks = elementsOf(element).flatMap((panel) => {
    const [label, ...children] = elementsOf(panel);
    context.level = level + 1;
    return [heading(titleOf(label, context), level + 1), ...context.blocksOf(children, context)];
  });
  context.level = level;
  return blocks;
}

function details(element: Element, context: TwinContext): string[] {
  const [summary, ...rest] = contentNodes(element.children).filter((node) => isTag(node) || node.data.trim() !== '');
  return [`**${titleOf(summary, context)}**`, ...context.blocksOf(rest, context)];
}

/** Arguments or fields: name and type, then the meaning; the fields of a field are below it. */
function fields(element: Element, context: TwinContext): string[] {
  const items = elementsOf(element).map((item) => {
    const parts = elementsOf(item);
    const head = parts.filter(({ name }) => !['details', 'span', 'ul'].includes(name));
    const words = parts.flatMap((part) => (part.name === 'span' ? inlineMarkdown(part.children, context.resolve) : []));
    const summary = [head.map((part) => inlineMarkdown([part], context.resolve)).join(' '), ...words].join(' — ');
    const below = parts.flatMap((part) => (part.name === 'details' ? elementsOf(part) : [part]));
    return [summary, ...below.filter(({ name }) => name === 'ul').flatMap((inner) => fields(inner, context))];
  });
  return [list(items, () => '- ')];
}

const forms: Readonly<Record<TwinForm, MarkdownWriter>> = { code, drawing, picture, quote: admonition, variants };

/** Markdown of our components, by a class of the element that they render. */
const byClass: readonly { readonly className: string; readonly write: MarkdownWriter }[] = [
  ...[...writerComponents.values()].flatMap((component) =>
    'twin' in component && component.twin !== 'html'
      ? { className: component.twin.className, write: forms[component.twin.form] }
      : [],
  ),
  { className: 'field-tree', write: fields },
];

const writeOf = (element: Element): MarkdownWriter | undefined =>
  element.name === 'details' ? details : byClass.find(({ className }) => hasClass(element, className))?.write;

/** The blocks of an element that a component rendered; undefined for others. */
export const componentBlocks = (element: Element, context: TwinContext): string[] | undefined =>
  writeOf(element)?.(element, context);

/** True if an element ends under a heading to which the text after it does not belong. */
export const endsInVariant = (element: Element): boolean => writeOf(element) === variants;
