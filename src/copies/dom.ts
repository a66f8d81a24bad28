import { selectAll, selectOne } from 'css-select';
import render from 'dom-serializer';
import type { ChildNode, Document, Element, ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type { ChildNode, Document, Element, ParentNode };

/** The elements below a node that a selector names, in the order of the document. */
export const queryAll = (selector: string, within: ParentNode): Element[] =>
  selectAll<ParentNode | ChildNode, Element>(selector, within);

/** The first element below a node that matches a selector. */
export const first = (selector: string, within: ParentNode): Element | undefined =>
  selectOne<ParentNode | ChildNode, Element>(selector, within) ?? undefined;

export function remove(selector: string, within: ParentNode): void {
  for (const element of queryAll(selector, within)) DomUtils.removeElement(element);
}

/** Puts the children of an element in its place. */
export function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

export const parse = (html: string): Document => parseDocument(html);

/** HTML of nodes as browsers read it. */
export const toHtml = (nodes: ParentNode | ChildNode[]): string => render(nodes, { encodeEntities: 'utf8' });

/** A text escaped for HTML, between tags or in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
