import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { WriterComponent } from '../../model/config/writerComponent.ts';
import { writerComponents } from '../../writerComponents.ts';
import { literalOf } from './literal.ts';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes as data: `id="lockout"` is a text, `rows={[['a']]}` a list. Code is left out. */
export const attributesOf = ({ attributes }: MdxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value !== 'object') return [[name, value ?? true]];
      const literal = value === null ? { value: true } : literalOf(value.value);
      return literal ? [[name, literal.value]] : [];
    }),
  );

interface ComponentUse {
  readonly component: WriterComponent;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The component of an element with its attributes; undefined if they do not fit. */
export function componentUse(element: MdxElement): ComponentUse | undefined {
  const component = writerComponents.get(element.name ?? '');
  const parsed = component?.attributes.safeParse(attributesOf(element));
  return component && parsed?.success ? { component, attributes: parsed.data } : undefined;
}
