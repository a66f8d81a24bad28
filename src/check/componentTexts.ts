import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { stringLiterals } from './stringLiterals.ts';

/** Attributes, and keys of objects in them, that readers read; the others are ids and options. */
const proseKeys = new Set(['title', 'summary', 'label', 'alt', 'caption', 'text', 'note']);

/**
 * The texts that an element of MDX takes as attributes: `summary="…"`, and the strings inside `{…}`. `lines` are the lines of the element;
 * the line of a text counts from the first of them.
 */
export function componentTexts(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  lines: readonly string[],
): { line: number; text: string }[] {
  let from = 0;
  const place = (text: string) => {
    const found = lines.findIndex((line, index) => index >= from && line.includes(text));
    from = Math.max(found, from);
    return { line: from, text };
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
