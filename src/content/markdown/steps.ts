import type { MdastNode, MdastVisitorContext } from 'satteri';
import { formatFact, isSet, unknownFact } from '../../model/facts.ts';
import { readerOf } from '../../model/format.ts';
import type { Locale } from '../../model/locale.ts';
import { attributeOf } from './attributes.ts';
import type { Gathered, PageVocabulary } from './types.ts';

/** Components around a list that do not make it a part of something else. */
const transparent = new Set(['Screen', 'Tabs', 'TabItem']);

/**
 * Gathers the ordered lists of a page by heading and platform, each item as plain text, for the answer card of search. Lists inside other lists, notes,
 * `<Details>` and tabs of something else than platforms are left out: without what is around them they may be wrong.
 */
export const gatherSteps = (gathered: Gathered, locale: Locale, { config, facts }: PageVocabulary) => {
  const reader = readerOf(config, locale);

  const plain = (node: MdastNode): string => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'break') return ' ';
    if (node.type === 'mdxJsxTextElement' && node.name === 'Fact') {
      const id = attributeOf(node, 'id');
      if (id === undefined || unknownFact(id, facts) || !isSet(facts, id)) return '';
      return formatFact(facts, id, reader, attributeOf(node, 'as') === 'number' ? 'number' : 'text');
    }
    return 'children' in node ? node.children.map(plain).join('') : '';
  };

  return (node: Extract<MdastNode, { type: 'list' }>, context: MdastVisitorContext): void => {
    const place = placeOf(node, context);
    if (!node.ordered || !place) return;
    const items = node.children.map(({ children: [first] }) =>
      first?.type === 'paragraph' ? plain(first).replace(/\s+/g, ' ').trim() : '',
    );
    if (items.length < 2 || items.includes('')) return;
    const section = gathered.sections.at(-1);
    if (section) section.steps.push({ platform: place.platform, items });
    else gathered.sections.push({ parts: [], steps: [{ platform: place.platform, items }] });
  };
};

/** The platform whose tab holds a list, if one does; nothing for a list that is not an instruction by itself. */
function placeOf(node: MdastNode, context: MdastVisitorContext): { readonly platform: string | undefined } | undefined {
  let platform: string | undefined;
  for (let above = context.parent(node); above && above.type !== 'root'; above = context.parent(above)) {
    if (above.type !== 'mdxJsxFlowElement' || !transparent.has(above.name ?? '')) return undefined;
    if (above.name === 'TabItem') platform = attributeOf(above, 'value');
    if (above.name === 'Tabs' && attributeOf(above, 'groupId') !== 'platform') return undefined;
  }
  return { platform };
}
