import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { stringLiterals } from './stringLiterals.ts';

/** Attributes that readers read; the others are ids and options. */
const proseAttributes = new Set(['title', 'summary', 'label', 'alt', 'caption']);

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
    if (typeof attribute.value === 'string') return proseAttributes.has(attribute.name) ? [place(attribute.value)] : [];
    return attribute.value ? stringLiterals(`(${attribute.value.value})`).map(({ text }) => place(text)) : [];
  });
}
