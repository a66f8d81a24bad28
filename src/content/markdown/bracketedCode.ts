import { defineHastPlugin, type HastNode } from 'satteri';

type TextNode = Extract<HastNode, { type: 'text' }>;

const textAt = (children: readonly HastNode[], index: number): TextNode | undefined => {
  const node = children[index];
  return node?.type === 'text' ? node : undefined;
};

/** Keeps the bracket before inline code on its line: Chromium would wrap only the code. */
export const bracketedCode = () =>
  defineHastPlugin({
    name: 'bracketed-code',
    before(root, context) {
      const rests = new Map<TextNode, string>();
      const gather = (node: HastNode): void => {
        if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) return;
        for (const [index, code] of node.children.entries()) {
          gather(code);
          const before = textAt(node.children, index - 1);
          const value = before && (rests.get(before) ?? before.value);
          if (code.type !== 'element' || code.tagName !== 'code' || !before || !value || !/[(«[]$/.test(value))
            continue;
          const after = textAt(node.children, index + 1);
          const end = /^[)»\]]?/.exec(after?.value ?? '')?.[0] ?? '';
          rests.set(before, value.slice(0, -1));
          if (after) rests.set(after, after.value.slice(end.length));
          const text = (part: string) => ({ type: 'text' as const, value: part });
          const children = [text(value.slice(-1)), code, text(end)];
          context.replaceNode(code, {
            type: 'element',
            tagName: 'span',
            properties: { className: ['one-line'] },
            children,
          });
        }
      };
      gather(root);
      for (const [node, value] of rests) context.replaceNode(node, { type: 'text', value });
    },
  });
