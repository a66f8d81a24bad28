import { Fragment, type ReactNode } from 'react';
import { textFor } from '../../model/content/translation.ts';
import { byYear, listedPosts } from '../../model/pages/blog.ts';
import { formatYear } from '../../model/text/format.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

/** The blog: a sidebar with all posts by year of the reader's calendar, and the page. */
export function BlogLayout({ aside, children }: { readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="layout with-sidebar">
      <Drawer>
        <BlogSidebar />
      </Drawer>
      <main id="main">{children}</main>
      <aside className="layout-aside">{aside}</aside>
    </div>
  );
}

function BlogSidebar() {
  const { site, locale, reader, strings, view } = usePage();
  const links = [
    { path: '/blog', label: strings.blog.title },
    { path: '/blog/archive', label: strings.blog.archive },
    { path: '/blog/tags', label: strings.blog.tags },
    { path: '/blog/authors', label: strings.blog.authors },
  ];
  return (
    <nav className="docs-sidebar blog-sidebar" aria-label={strings.blog.allPosts} data-sidebar="blog">
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} current={path === view.path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <h2>{strings.blog.allPosts}</h2>
      {byYear(listedPosts(site.posts), (post) => post.meta.date, reader.calendar).map(({ year, items }) => (
        <Fragment key={year}>
          <h3>{formatYear(year, locale)}</h3>
          <ul>
            {items.map((post) => (
              <li key={post.id}>
                <Link to={post.path} current={post.path === view.path}>
                  {textFor(post, locale).text.title}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
