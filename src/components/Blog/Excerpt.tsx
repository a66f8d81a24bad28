import { excerptOf } from '../../content/excerpt.ts';
import type { PageText } from '../../model/content.ts';
import { Content } from '../Docs/Content.tsx';

export function Excerpt({ text }: { readonly text: PageText }) {
  return <Content text={excerptOf(text)} />;
}
