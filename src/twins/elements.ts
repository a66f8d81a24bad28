import { type ChildNode, type Element, isTag, isText, type Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Elements that are not part of the text: navigation, controls, drawings. */
const leftOutElements = new Set(
  'aside button dialog fieldset form input nav progress script select style svg'.split(' '),
);

/** The same by class: for scripts only, or read aloud in addition to what is visible. */
const leftOutClasses = [
  'heading-link',
  'island',
  'needs-js',
  'page-foot',
  'read-more',
  'search-results',
  'sr-only',
  'without-js',
];

export const hasClass = (element: Element, name: string): boolean =>
  element.attribs['class']?.split(' ').includes(name) ?? false;

const isLeftOut = (element: Element): boolean =>
  leftOutElements.has(element.name) ||
  element.attribs['hidden'] !== undefined ||
  (element.attribs['class'] !== undefined && leftOutClasses.some((name) => hasClass(element, name)));

/** The nodes that belong to the text. */
export const contentNodes = (nodes: readonly ChildNode[]): (Element | Text)[] =>
  nodes.filter((node): node is Element | Text => (isTag(node) ? !isLeftOut(node) : isText(node)));

export const elementsOf = (element: Element): Element[] => contentNodes(element.children).filter(isTag);

/** The first element inside that a test finds, in the order of the document. */
export const findInside = (element: Element, test: (inner: Element) => boolean): Element | undefined =>
  DomUtils.findOne(test, element.children) ?? undefined;
