import { defineMdastPlugin, type Position } from 'satteri';
import { admonitionKinds, isAdmonitionKind } from '../../model/content/admonitions.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';
import type { Gathered } from './types.ts';
import { isUnclosed } from './unclosedFence.ts';

/** `:::note[Title]` becomes `<Admonition>`; a colon inside a sentence ("443:tcp") stays what it is. */
export const admonitions = (gathered: Gathered) =>
  defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const report = (message: string) => gathered.problems.push({ line: node.position?.start.line ?? 0, message });
      if (!isAdmonitionKind(node.name)) {
        const known = `there are ${admonitionKinds.join(', ')}.${didYouMean(node.name, admonitionKinds)}`;
        report(`Unknown admonition ":::${node.name}"; ${known}`);
        return;
      }
      if (isUnclosed(context.source, node.position, /^[\s>]*:{3,}\s*$/))
        report(`":::${node.name}" has no end; close it with a line ":::". All that follows is inside it now.`);
      const bare = bareTitle.exec(lineOf(context.source, node.position))?.[1];
      if (bare !== undefined) report(`The title "${bare}" would be lost; write ":::${node.name}[${bare}]".`);
      const [attribute] = Object.keys(node.attributes ?? {});
      if (attribute !== undefined)
        report(
          `":::${node.name}" takes nothing in braces, so "${attribute}" would be lost; a title is written ":::${node.name}[Title]".`,
        );
      const label = node.children.find((child) => child.type === 'paragraph' && isLabel(child.data));
      const title = label ? context.textContent(label) : '';
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: 'Admonition',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'kind', value: node.name },
          { type: 'mdxJsxAttribute', name: 'title', value: title },
        ],
        children: node.children.filter((child) => child !== label),
      });
    },
    textDirective(node, context) {
      const [attribute] = Object.keys(node.attributes ?? {});
      if (attribute !== undefined)
        gathered.problems.push({
          line: node.position?.start.line ?? 0,
          message: `":${node.name}" is not known, so "${attribute}" in its braces would be lost. If this is text, write it in backticks.`,
        });
      const label = node.children.length > 0 ? `[${context.textContent(node)}]` : '';
      context.replaceNode(node, { type: 'text', value: `:${node.name}${label}` });
    },
    leafDirective(node, context) {
      if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
        gathered.problems.push({
          line: node.position?.start.line ?? 0,
          message: `"::${node.name}" is not known, so its label would be lost; components are written <Details summary="…">. If this is text, write it in backticks.`,
        });
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: `::${node.name}` }] });
    },
  });

/** Words after the kind that are not in brackets: the title, as Docusaurus takes it. */
const bareTitle = /^[\s>]*:{3,}[\w-]+[ \t]+([^\s{[].*?)\s*$/;

const lineOf = (source: string, position: Position | undefined) =>
  source.split('\n')[(position?.start.line ?? 0) - 1] ?? '';

function isLabel(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'directiveLabel' in data && data.directiveLabel === true;
}
