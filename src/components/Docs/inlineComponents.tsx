import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';

/** Code inside a sentence is always left to right, also in Persian. */
function InlineCode({ children }: { readonly children?: ReactNode }) {
  return <code dir="ltr">{children}</code>;
}

function ContentLink({ href, children }: { readonly href?: string; readonly children?: ReactNode }) {
  return <Link to={href ?? ''}>{children}</Link>;
}

/** What links and code of content render to, wherever Markdown is inside a line. */
export const inlineComponents = { a: ContentLink, code: InlineCode };
