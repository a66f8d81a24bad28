import { createContext, type ReactNode, use } from 'react';
import { namedPaths } from '../../model/api/names.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Whether the text is inside a link, which holds no other. */
const InsideLink = createContext(false);

/** Code inside a sentence is always left to right, also in Persian. The name of an operation or type of the API leads to its page. */
function InlineCode({ children }: { readonly children?: ReactNode }) {
  const { site } = usePage();
  const path = typeof children === 'string' && !use(InsideLink) ? namedPaths(site.reference).get(children) : undefined;
  const code = <code dir="ltr">{children}</code>;
  return path === undefined ? code : <Link to={path}>{code}</Link>;
}

function ContentLink({ href, children }: { readonly href?: string; readonly children?: ReactNode }) {
  return (
    <Link to={href ?? ''}>
      <InsideLink value={true}>{children}</InsideLink>
    </Link>
  );
}

/** What links and code of content render to, wherever Markdown is inside a line. */
export const inlineComponents = { a: ContentLink, code: InlineCode };
