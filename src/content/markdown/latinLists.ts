import { defineHastPlugin, type HastNode } from 'satteri';
import { isolateLatinLists } from '../../model/text/latinLists.ts';

/** Elements inside a line; all others begin a new line. */
const inline = new Set(['a', 'abbr', 'del', 'em', 's', 'span', 'strong', 'sub', 'sup']);

/** A text of a line, or `undefined` for what is isolated already, such as inline code. */
type TextNode = Extract<HastNode, { type: 'text' }> | undefined;

/** Isolates Latin names in Persian lists (`<bdi>`), also across links and bold words. */
export const latinLists = () =>
  defineHastPlugin({
    name: 'latin-lists',
    before(root, context) {
      for (const line of linesOf(root)) {
        const parts = isolateLatinLists(line.map((piece) => piece?.value));
        for (const [index, piece] of line.entries()) {
          const ofPiece = parts[index] ?? [];
          if (!piece || !ofPiece.some(({ isolated }) => isolated)) continue;
          context.replaceNode(
            piece,
            ofPiece.map(({ text, isolated }) => {
              const value = { type: 'text' as const, value: text };
              return isolated ? { type: 'element' as const, tagName: 'bdi', properties: {}, children: [value] } : value;
            }),
          );
        }
      }
    },
  });

function linesOf(root: HastNode): TextNode[][] {
  const lines: TextNode[][] = [[]];
  const gather = (node: HastNode): void => {
    if (node.type === 'text') {
      lines.at(-1)?.push(node);
    } else if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
      lines.at(-1)?.push(undefined);
    } else if (
      node.type === 'element' &&
      (node.tagName === 'code' || node.tagName === 'bdi' || node.tagName === 'img')
    ) {
      lines.at(-1)?.push(undefined);
    } else if ('children' in node) {
      const within = node.type === 'mdxJsxTextElement' || (node.type === 'element' && inline.has(node.tagName));
      if (!within) lines.push([]);
      for (const child of node.children) gather(child);
      if (!within) lines.push([]);
    }
  };
  gather(root);
  return lines;
}
