import { type MdastNode, mdxToMdast } from 'satteri';
import { withMdxComments } from './comments.ts';

/** The Markdown tree of a body; nothing if it cannot be read, which the compiler reports. */
export function bodyTree(body: string): MdastNode | undefined {
  try {
    return mdxToMdast(withMdxComments(body), { features: { directive: true, headingAttributes: true } });
  } catch {
    return undefined;
  }
}
