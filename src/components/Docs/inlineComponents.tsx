import { createContext, type ReactNode, use } from 'react';
import { namedAnchors, namedPaths } from '../../model/api/names.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** True if the text is inside a link, which cannot contain another. */
const InsideLink = createContext(false);

/** Inline code, left to right also in Persian; a name of the API links to its explanation. */
function InlineCode({ children }: { readonly children?: ReactNode }) {
  const target = useNamed(children);
  const code = <code dir="ltr">{children}</code>;
  return target === undefined || use(InsideLink) ? code : <Link to={target}>{code}</Link>;
}

/** Address that explains a name of the API, unless it is this page. */
function useNamed(name: ReactNode): string | undefined {
  const { site, view, locale } = usePage();
  if (typeof name !== 'string') return undefined;
  const target = namedPaths(site.reference).get(name) ?? namedAnchors(site.reference).get(name);
  const [path = ''] = target?.split('#') ?? [];
  return path !== view.path && site.views[locale].has(path) ? target : undefined;
}

interface LinkProps {
  readonly href?: string;
  readonly title?: string;
  /** An error code links to itself where it is explained. */
  readonly id?: string;
  readonly children?: ReactNode;
}

function ContentLink({ href, title, id, children }: LinkProps) {
  return (
    <Link to={href ?? ''} title={title} id={id}>
      <InsideLink value={true}>{children}</InsideLink>
    </Link>
  );
}

export const inlineComponents = { a: ContentLink, code: InlineCode };
