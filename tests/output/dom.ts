import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, selectAll, selectOne } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { output } from './builtSite.ts';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The document of an output page: `/ru/docs`. @throws {Error} if there is none */
export function pageAt(path: string): Document {
  const base = join(output, path);
  const file = [`${base}.html`, join(base, 'index.html')].find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${path} is not among the built pages.`);
  return parseDocument(readFileSync(file, 'utf8'));
}

/** A selector, compiled once: with thousands of pages that takes longer than finding. */
function testOf(selector: string) {
  const test = tests.get(selector) ?? compile<Document | Element, Element>(selector);
  tests.set(selector, test);
  return test;
}
const tests = new Map<string, ReturnType<typeof compile<Document | Element, Element>>>();

export const all = (selector: string, within: Document | Element): Element[] =>
  selectAll<Document | Element, Element>(testOf(selector), within);

export const one = (selector: string, within: Document | Element): Element | undefined =>
  selectOne<Document | Element, Element>(testOf(selector), within) ?? undefined;

/** Visible text of an element: without parts for screen readers only, with plain spaces. */
export function textOf(element: Document | Element | undefined): string {
  if (!element) return '';
  const hidden = all('.sr-only', element).reduce((sum, each) => sum + DomUtils.textContent(each), '');
  return DomUtils.textContent(element).replace(hidden, '').replace(/\s+/g, ' ').trim();
}

/** Text and address of every link. */
export const linksOf = (selector: string, within: Document | Element): [text: string, href: string][] =>
  all(`${selector} a[href]`, within).map((link) => [textOf(link), link.attribs['href'] ?? '']);
