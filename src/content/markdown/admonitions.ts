import { defineMdastPlugin, type MdastNode } from 'satteri';
import { admonitionKinds, isAdmonitionKind } from '../../model/content/admonitions.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';
import { type Gathered, lineOf } from './types.ts';
import { isUnclosed } from './unclosedFence.ts';

/** `:::note[Title]` becomes `<Admonition>`; "443:tcp" in a sentence stays as it is. */
export const admonitions = (gathered: Gathered) => {
  const reportAt = (node: Pick<MdastNode, 'position'>) => (message: string) =>
    gathered.problems.push({ line: lineOf(node), message });
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const report = reportAt(node);
      if (!isAdmonitionKind(node.name)) {
        const known = `there are ${admonitionKinds.join(', ')}.${didYouMean(node.name, admonitionKinds)}`;
        report(`Unknown admonition ":::${node.name}"; ${known}`);
        return;
      }
      if (isUnclosed(context.source, node.position, /^[\s>]*:{3,}\s*$/))
        report(`":::${node.name}" has no end; close it with a line ":::". All that follows is inside it now.`);
      const bare = bareTitle.exec(context.source.split('\n')[lineOf(node) - 1] ?? '')?.[1];
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
        reportAt(node)(
          `":${node.name}" is not known, so "${attribute}" in its braces would be lost. If this is text, write it in backticks.`,
        );
      const label = node.children.length > 0 ? `[${context.textContent(node)}]` : '';
      context.replaceNode(node, { type: 'text', value: `:${node.name}${label}` });
    },
    leafDirective(node, context) {
      if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
        reportAt(node)(
          `"::${node.name}" is not known, so its label would be lost; components are written <Details summary="…">. If this is text, write it in backticks.`,
        );
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: `::${node.name}` }] });
    },
  });
};

/** A title after the kind without brackets, as Docusaurus accepts it. */
const bareTitle = /^[\s>]*:{3,}[\w-]+[ \t]+([^\s{[].*?)\s*$/;

function isLabel(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'directiveLabel' in data && data.directiveLabel === true;
}
