import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** The value of an attribute of a component as written: `id="lockout"` or `id={lockout}`. */
export function attributeOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : found?.value?.value;
}
