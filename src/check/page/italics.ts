import type { MdastNode } from 'satteri';
import { bodyTree } from '../../content/markdown/bodyTree.ts';
import { lineOf } from '../../content/markdown/types.ts';
import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Italics on a Persian page: they would slant the letters against the direction of reading. */
export function checkItalics({ locale, file, body, bodyLine }: WrittenText): Problem[] {
  const tree = locale === 'fa' && bodyTree(body);
  const message = 'Persian has no italics; quote a term with «», or write what matters in bold.';
  return (tree ? emphasesOf(tree) : []).map((node) => errorIn(file, bodyLine - 1 + lineOf(node), message));
}

function emphasesOf(node: MdastNode): MdastNode[] {
  const inside = 'children' in node ? node.children.flatMap(emphasesOf) : [];
  return node.type === 'emphasis' ? [node, ...inside] : inside;
}
