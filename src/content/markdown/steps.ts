import type { MdastNode, MdastVisitorContext } from 'satteri';
import { componentUse } from './attributes.ts';
import type { Gathered } from './types.ts';

/** Gathers ordered lists for the answer card of search, if they make sense on their own. */
export const gatherSteps = (gathered: Gathered, wordsOf: (node: MdastNode) => string) => {
  const plain = (node: MdastNode): string => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'break') return ' ';
    return wordsOf(node) + ('children' in node ? node.children.map(plain).join('') : '');
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

/** The platform whose tab contains a list; undefined for a list that needs its context. */
function placeOf(node: MdastNode, context: MdastVisitorContext): { readonly platform: string | undefined } | undefined {
  let platform: string | undefined;
  for (let above = context.parent(node); above && above.type !== 'root'; above = context.parent(above)) {
    const use = above.type === 'mdxJsxFlowElement' ? componentUse(above) : undefined;
    if (!use || !('steps' in use.component)) return undefined;
    const place = use.component.steps(use.attributes);
    if (!place) return undefined;
    platform = place.platform ?? platform;
  }
  return { platform };
}
