import type { PageText } from '../../model/content/content.ts';
import { Content } from '../Docs/Content.tsx';

/** The beginning of a post, for lists. */
export function Excerpt({ text }: { readonly text: PageText }) {
  return <Content text={{ ...text, compiled: text.excerpt }} />;
}
