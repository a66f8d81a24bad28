import { defineMdastPlugin, type MdastVisitorContext } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import type { Locale } from '../../model/text/locale.ts';
import { componentUse, type MdxElement } from './attributes.ts';

/** Replaces components by Markdown, 'flow' first: a plugin does not visit what it inserted. */
export const replaceComponents = (children: 'flow' | 'none', locale: Locale, vocabulary: PageVocabulary) => {
  const replace = (node: MdxElement, context: MdastVisitorContext) => {
    const use = componentUse(node);
    if (use?.component.kind !== 'replaced' || use.component.children !== children) return;
    const replacement = use.component.becomes({ attributes: use.attributes, locale, vocabulary });
    if (replacement === 'children') context.replaceNode(node, node.children);
    else if (replacement === 'nothing') context.replaceNode(node, []);
    else if ('markdown' in replacement) context.replaceNode(node, { raw: replacement.markdown });
    else context.replaceNode(node, { type: 'strong', children: [{ type: 'text', value: replacement.bold }] });
  };
  return defineMdastPlugin({ name: `replaced-${children}`, mdxJsxFlowElement: replace, mdxJsxTextElement: replace });
};
