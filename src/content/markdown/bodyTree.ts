import { type MdastNode, mdxToMdast } from 'satteri';
import { withMdxComments } from './comments.ts';

/** The Markdown tree of a body; undefined if it cannot be parsed, which the compiler reports. */
export function bodyTree(body: string): MdastNode | undefined {
  try {
    return mdxToMdast(withMdxComments(body), { features: { directive: true, headingAttributes: true } });
  } catch {
    return undefined;
  }
}
