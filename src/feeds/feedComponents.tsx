import type { ReactNode } from 'react';
import { mdxComponents } from '../components/Docs/mdxComponents.tsx';
import { useHref, usePage } from '../components/PageContext/PageContext.tsx';
import type { ComponentName } from '../content/markdown/components.ts';

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

function FeedCode({ code }: { readonly code: string }) {
  return (
    <pre dir="ltr">
      <code>{code}</code>
    </pre>
  );
}

/** A drawing takes its style from the site: its title says what it shows. */
function FeedDiagram({ title }: { readonly title: string }) {
  return (
    <p>
      <em>{title}</em>
    </p>
  );
}

function FeedAdmonition({ title, children }: WithChildren & { readonly title?: string }) {
  return (
    <blockquote>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </blockquote>
  );
}

function FeedTab({ value, label, children }: WithChildren & { readonly value: string; readonly label?: string }) {
  const { site } = usePage();
  return (
    <>
      <p>
        <strong>{label ?? site.platforms[value] ?? value}</strong>
      </p>
      {children}
    </>
  );
}

function Plain({ children }: WithChildren) {
  return <>{children}</>;
}

/** What the tags of a page render to in feeds: no scripts, no classes, no drawings, absolute addresses. */
export const feedComponents = {
  ...mdxComponents,
  h2: feedHeading('h2'),
  h3: feedHeading('h3'),
  h4: feedHeading('h4'),
  h5: feedHeading('h5'),
  a: FeedLink,
  img: FeedImage,
  table: 'table',
  Admonition: FeedAdmonition,
  Architecture: FeedDiagram,
  CodeBlock: FeedCode,
  Sequence: FeedDiagram,
  TabItem: FeedTab,
  Tabs: Plain,
} satisfies Record<ComponentName, unknown> & Record<string, unknown>;
