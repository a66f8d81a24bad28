import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { files, output, redirectFiles } from '../builtSite.ts';
import { Shape } from './shapes.ts';

export interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside, with `aria-label` and `alt` where they replace it. */
  text: string;
}

/** The parts of a built page that the tests need. */
export interface PageDocument {
  /** Address without origin: `/ru/docs`. */
  readonly path: string;
  /** The elements of a name, in the order of the document. */
  readonly elements: (name: string) => readonly Element[];
  /** True if its HTML is not made like that of the pages before it (`shapes.ts`). */
  readonly isUnlike: boolean;
  /** Content of a `<meta>` by its name or property. */
  readonly meta: (name: string) => string | undefined;
}

/** The elements that are kept: all others would take memory and time for nothing. */
const kept = new Set(['html', 'title', 'meta', 'link', 'script', 'h1', 'a', 'button', 'p', 'strong', 'time']);

/** Reads a built file of HTML. */
export function readDocument(file: string): PageDocument {
  const elements = new Map<string, Element[]>([...kept].map((name) => [name, []]));
  const open: Element[] = [];
  const shape = new Shape();
  const parser = new Parser({
    onopentag(name, attributes) {
      shape.enter(name, attributes);
      const label = attributes['aria-label'] ?? attributes['alt'] ?? '';
      for (const outer of open) outer.text += label;
      open.push({ attributes, text: label });
    },
    ontext(text) {
      for (const element of open) element.text += text;
    },
    onclosetag(name) {
      const element = open.pop();
      shape.leave(element !== undefined && /\S/.test(element.text));
      if (element) elements.get(name)?.push(element);
    },
  });
  parser.end(readFileSync(join(output, file), 'utf8'));
  const ofName = (name: string) => elements.get(name) ?? [];
  return {
    path: pathOf(file),
    elements: ofName,
    isUnlike: shape.isUnlike,
    meta: (name) =>
      ofName('meta').find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
        ?.attributes['content'],
  };
}

const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/** Built pages by path, the root and not-found pages included, copies and redirects not. */
export const documents: ReadonlyMap<string, PageDocument> = new Map(
  files
    .filter((file) => file.endsWith('.html') && !file.startsWith('copies/') && !redirectFiles.has(file))
    .map(readDocument)
    .map((document) => [document.path, document]),
);

/** The attributes of the `<link>`s of a relation. */
export const related = (document: PageDocument, rel: string): readonly Element['attributes'][] =>
  document
    .elements('link')
    .map(({ attributes }) => attributes)
    .filter((attributes) => attributes['rel'] === rel);
