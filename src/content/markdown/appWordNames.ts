import { defineMdastPlugin, type MdastVisitorContext, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { appPath, idsOf, unknownAppWord } from '../../model/appWords.ts';
import type { Locale } from '../../model/locale.ts';
import { attributeOf } from './attributes.ts';
import type { PageVocabulary } from './types.ts';

/**
 * `<Ui id="home.connect" />` becomes the word of the app in bold, `<UiPath ids="navigation.settings settings.protocol" />` the way through
 * its menus, as if they were written on the page.
 */
export const appWordNames = (locale: Locale, { appWords }: PageVocabulary) => {
  const write = (node: MdxJsxFlowElement | MdxJsxTextElement, context: MdastVisitorContext) => {
    if (node.name !== 'Ui' && node.name !== 'UiPath') return;
    const ids = idsOf(attributeOf(node, node.name === 'Ui' ? 'id' : 'ids') ?? '');
    // What is wrong with the ids is reported with the other components.
    if (ids.some((id) => unknownAppWord(appWords, id))) return;
    context.replaceNode(node, { type: 'strong', children: [{ type: 'text', value: appPath(appWords, ids, locale) }] });
  };
  return defineMdastPlugin({ name: 'app-word-names', mdxJsxFlowElement: write, mdxJsxTextElement: write });
};
