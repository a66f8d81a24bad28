import type { MdastNode } from 'satteri';
import { bodyTree } from '../../content/markdown/bodyTree.ts';
import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** Italics on a Persian page: they would slant the letters against the direction of reading. */
export function checkItalics(page: WrittenText): Problem[] {
  const tree = page.locale === 'fa' && bodyTree(page.body);
  return (tree ? emphasesOf(tree) : []).map((node) => ({
    level: 'error',
    file: page.file,
    line: page.bodyLine - 1 + (node.position?.start.line ?? 1),
    message: 'Persian has no italics; quote a term with «», or write what matters in bold.',
  }));
}

function emphasesOf(node: MdastNode): MdastNode[] {
  const inside = 'children' in node ? node.children.flatMap(emphasesOf) : [];
  return node.type === 'emphasis' ? [node, ...inside] : inside;
}
