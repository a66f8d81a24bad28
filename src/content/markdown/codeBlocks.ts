import { defineMdastPlugin } from 'satteri';
import type { Gathered } from './types.ts';

/** Code fences become `<CodeBlock>`, so that title, highlighted lines and copy button are a component's work. */
export const codeBlocks = (gathered: Gathered) =>
  defineMdastPlugin({
    name: 'code-blocks',
    options: { position: true },
    code(node, context) {
      const language = node.lang ?? 'text';
      gathered.codeBlocks.push({ language, code: node.value, line: node.position?.start.line ?? 0 });
      const attributes = { language, code: node.value, meta: node.meta ?? '' };
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
        children: [],
      });
    },
  });
