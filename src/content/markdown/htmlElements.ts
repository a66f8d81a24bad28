import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { listOf } from '../../model/problems/problems.ts';

/** The HTML elements that texts may use; `<meta>` or `<base>` could lead readers away. */
const allowedElements = ['abbr', 'bdi', 'br', 'kbd', 'sub', 'sup', 'wbr'] as const;

/** The attributes that these elements may have. None of them takes an address or runs code. */
const allowedAttributes = ['dir', 'lang', 'title'] as const;

/** Reason a text may not use this HTML element; undefined if it may. */
export function refusedHtml({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  if (!allowedElements.some((allowed) => allowed === name))
    return `<${name}> is not allowed in a text; the HTML elements that are: ${listOf(allowedElements)}. To show it, write it in backticks, \`<${name}>\`.`;
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return `<${name}> has {${attribute.value}}; write its attributes one by one.`;
    if (!allowedAttributes.some((allowed) => allowed === attribute.name))
      return `<${name}> may not have the attribute "${attribute.name}"; allowed: ${listOf(allowedAttributes)}.`;
  }
  return undefined;
}
