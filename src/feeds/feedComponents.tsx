import type { ReactNode } from 'react';
import { mdxComponents, writersComponents } from '../components/Docs/mdxComponents.tsx';
import { useHref, usePage } from '../components/PageContext/PageContext.tsx';

interface WithChildren {
  readonly children?: ReactNode;
}

/** An address of the site as feed readers need it, which show a text under another address. */
function useAbsolute(): (href: string) => string {
  const { site, locale, view } = usePage();
  return (href) => new URL(href, site.urls.absolutePage(locale, view.path)).href;
}

function FeedLink({ href = '', children }: WithChildren & { readonly href?: string }) {
  const resolve = useHref();
  return <a href={useAbsolute()(resolve(href))}>{children}</a>;
}

function FeedImage({ src = '', alt = '' }: { readonly src?: string; readonly alt?: string }) {
  const { site } = usePage();
  return <img src={useAbsolute()(src.startsWith('/') ? site.urls.file(src) : src)} alt={alt} />;
}

/** A heading without the link to itself. */
function feedHeading(Tag: 'h2' | 'h3' | 'h4' | 'h5') {
  return ({ children }: WithChildren) => <Tag>{children}</Tag>;
}

/** Components of pages in feeds: no scripts, classes or drawings, absolute addresses. */
export const feedComponents = {
  ...mdxComponents,
  h2: feedHeading('h2'),
  h3: feedHeading('h3'),
  h4: feedHeading('h4'),
  h5: feedHeading('h5'),
  a: FeedLink,
  img: FeedImage,
  table: 'table',
  ...writersComponents('feed'),
};
