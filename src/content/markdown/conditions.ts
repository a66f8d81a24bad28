import { defineMdastPlugin, type MdastVisitorContext, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { isSet, unknownFact } from '../../model/facts.ts';
import { attributeOf } from './attributes.ts';
import type { PageVocabulary } from './types.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * `<IfSet fact="store.appStore">` shows its content only if the fact has a value. Else it is dropped before anything else looks at the page: it is
 * not shown, not searched, and its links are not checked.
 */
export const conditions = ({ facts }: PageVocabulary) => {
  const resolve = (node: Element, context: MdastVisitorContext) => {
    if (node.name !== 'IfSet') return;
    const fact = attributeOf(node, 'fact');
    // What is wrong with the id is reported with the other components.
    if (fact === undefined || unknownFact(fact, facts)) return;
    context.replaceNode(node, isSet(facts, fact) ? node.children : []);
  };
  return defineMdastPlugin({ name: 'conditions', mdxJsxFlowElement: resolve, mdxJsxTextElement: resolve });
};
