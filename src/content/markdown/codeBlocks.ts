import { defineMdastPlugin } from 'satteri';
import { codeFenceMisuse } from '../../model/content/codeMeta.ts';
import { type Gathered, lineOf } from './types.ts';
import { isUnclosed } from './unclosedFence.ts';

/** Code fences become `<CodeBlock>`, which draws title, marks and copy button. */
export const codeBlocks = (gathered: Gathered) =>
  defineMdastPlugin({
    name: 'code-blocks',
    options: { position: true },
    code(node, context) {
      const language = node.lang ?? 'text';
      const line = lineOf(node);
      const fence = fenceOf(context.source, line);
      if (isUnclosed(context.source, node.position, new RegExp(`^[\\s>]*${fence}${fence.charAt(0)}*\\s*$`))) {
        const message = `This code block has no end; close it with a line "${fence}", as it begins. All that follows is code now.`;
        gathered.problems.push({ line, message });
      }
      const misuse = codeFenceMisuse(language, node.meta ?? '', node.value);
      if (misuse !== undefined) gathered.problems.push({ line, message: misuse });
      gathered.codeBlocks.push({ language, code: node.value, line });
      const attributes = { language, code: node.value, meta: node.meta ?? '' };
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
        children: [],
      });
    },
  });

/** The fence of a block: only one of the same characters, as long or longer, ends it. */
function fenceOf(source: string, line: number): string {
  const [fence = '```'] = /`{3,}|~{3,}/.exec(source.split('\n')[line - 1] ?? '') ?? [];
  return fence;
}
