import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { stringLiterals } from './stringLiterals.ts';

/** Attributes, and keys of objects in them, that readers read; the others are ids and options. */
const proseKeys = new Set(['title', 'summary', 'label', 'alt', 'caption', 'text', 'note']);

/**
 * The texts that an element of MDX takes as attributes: `summary="…"`, and the strings inside `{…}`. `source` is the element as written;
 * the line of a text counts from its first.
 */
export function componentTexts(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  source: string,
): { line: number; text: string }[] {
  let offset = 0;
  // A text with escapes is not found as it stands; it then gets the line of the one before it.
  const place = (text: string) => {
    const found = source.indexOf(text, offset);
    const line = source.slice(0, found === -1 ? offset : found).split('\n').length - 1;
    if (found !== -1) offset = found + text.length;
    return { line, text };
  };
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    if (typeof attribute.value === 'string') return proseKeys.has(attribute.name) ? [place(attribute.value)] : [];
    if (!attribute.value) return [];
    return stringLiterals(`(${attribute.value.value})`)
      .filter(({ keys }) => keys.length === 0 || proseKeys.has(keys.at(-1) ?? ''))
      .map(({ text }) => place(text));
  });
}
