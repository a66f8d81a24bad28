import { type MdastNode, mdxToMdast } from 'satteri';
import { withMdxComments } from './comments.ts';

/** The Markdown tree of the body of a page or partial, with its lines and offsets; nothing if it cannot be read: the compiler reports why. */
export function bodyTree(body: string): MdastNode | undefined {
  try {
    return mdxToMdast(withMdxComments(body), { features: { directive: true, headingAttributes: true } });
  } catch {
    return undefined;
  }
}
