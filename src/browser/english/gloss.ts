import { isRead } from './pairs.ts';

/** Elements that English text keeps. Of all others, links among them, only the content is left. */
const kept = /^(abbr|bdi|br|code|dd|dl|dt|em|kbd|li|ol|p|strong|sub|sup|table|tbody|td|th|thead|tr|ul)$/i;
const block = /^(dl|div|ol|p|section|table|ul)$/i;

/**
 * English text as an element of a page in another language: its words with their emphasis, without links, ids and controls, so that nothing is
 * there twice.
 */
export function glossOf(english: readonly Node[], tag: 'div' | 'p' | 'span' = tagFor(english)): HTMLElement {
  const gloss = document.createElement(tag);
  gloss.className = 'in-english';
  gloss.lang = 'en';
  gloss.dir = 'ltr';
  gloss.append(...english.map(copyOf));
  return gloss;
}

const tagFor = (english: readonly Node[]) => (english.some(({ nodeName }) => block.test(nodeName)) ? 'div' : 'span');

function copyOf(node: Node): Node {
  if (!isRead(node)) return new Text();
  if (node.nodeType === 3) return new Text(node.textContent ?? '');
  const copy = kept.test(node.nodeName) ? document.createElement(node.nodeName) : new DocumentFragment();
  copy.append(...Array.from(node.childNodes, copyOf));
  return copy;
}
