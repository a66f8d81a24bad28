import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { literalOf } from './literal.ts';

/** Attributes, and keys of objects in them, that readers read; the others are ids and options. */
export const proseKeys = new Set(['title', 'summary', 'label', 'alt', 'caption', 'text', 'note']);

export interface ComponentText {
  readonly text: string;
  readonly attribute: string;
  /** Offset in the element, after the quote. `end` is the same for a text with escapes. */
  readonly start: number;
  readonly end: number;
}

/** The texts that an element, written as `source`, takes as attributes. */
export function componentTexts(element: MdxJsxFlowElement | MdxJsxTextElement, source: string): ComponentText[] {
  let offset = 0;
  const place = (attribute: string, text: string): ComponentText => {
    const found = ['"', "'", '`']
      .map((quote) => source.indexOf(quote + text + quote, offset))
      .filter((index) => index !== -1);
    if (found.length === 0) return { text, attribute, start: offset, end: offset };
    const start = Math.min(...found) + 1;
    offset = start + text.length + 1;
    return { text, attribute, start, end: start + text.length };
  };
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    if (typeof value === 'string') return proseKeys.has(name) ? [place(name, value)] : [];
    if (!value) return [];
    return proseIn(literalOf(value.value)?.value).map((text) => place(name, text));
  });
}

/** The strings in the data of an attribute that readers read. */
function proseIn(data: unknown, isProse = true): string[] {
  if (typeof data === 'string') return isProse ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => proseIn(value, Array.isArray(data) || proseKeys.has(key)));
}
