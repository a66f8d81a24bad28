import type { ReactNode } from 'react';
import { byYear, listedPosts, type Post } from '../../model/blog.ts';
import { formatDate, formatYear } from '../../model/format.ts';
import { plural } from '../../model/messages.ts';
import { pageInfo } from '../../model/pageInfo.ts';
import type { RouteOf } from '../../model/routes.ts';
import { textFor } from '../../model/translation.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { PostList } from './PostList.tsx';

/** The frame of the blog's index pages: title, description, list. */
function BlogIndex({ children }: { readonly children: ReactNode }) {
  const { site, locale, route } = usePage();
  const { title, description } = pageInfo(site, locale, route);
  return (
    <BlogLayout>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {children}
    </BlogLayout>
  );
}

/** Every post by year of the reader's calendar. */
export function BlogArchivePage() {
  const { site, locale } = usePage();
  return (
    <BlogIndex>
      {byYear(listedPosts(site.posts), (post) => post.meta.date, locale).map(({ year, items }) => (
        <section key={year} className="archive-year">
          <h2>{formatYear(year, locale)}</h2>
          <ul>
            {items.map((post) => (
              <li key={post.id}>
                <time dateTime={post.meta.date}>{formatDate(post.meta.date, locale, 'day')}</time>{' '}
                <Link to={post.path}>{textFor(post, locale).text.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogIndex>
  );
}

/** Every tag with the number of its posts. */
export function BlogTagsPage() {
  const { site, locale, strings } = usePage();
  const collator = new Intl.Collator(locale);
  const tags = Object.entries(site.tags).sort(([, a], [, b]) => collator.compare(a[locale], b[locale]));
  return (
    <BlogIndex>
      <ul className="tag-list">
        {tags.map(([id, name]) => (
          <li key={id}>
            <Link className="tag" to={`/blog/tags/${id}`}>
              <bdi>{name[locale]}</bdi>
            </Link>{' '}
            <small>{plural(strings.blog.posts, tagged(site.posts, id).length, locale)}</small>
          </li>
        ))}
      </ul>
    </BlogIndex>
  );
}

/** The posts of one tag. */
export function BlogTagPage({ route }: { readonly route: RouteOf<'blogTag'> }) {
  const { site, locale, strings } = usePage();
  const posts = tagged(site.posts, route.id);
  return (
    <BlogIndex>
      <p className="meta">
        <span>{plural(strings.blog.posts, posts.length, locale)}</span>
        <Link to="/blog/tags">{strings.blog.allTags}</Link>
      </p>
      <PostList posts={posts} />
    </BlogIndex>
  );
}

/** The teams that write, with the number of their posts. */
export function BlogAuthorsPage() {
  const { site, locale, strings } = usePage();
  return (
    <BlogIndex>
      <div className="cards">
        {Object.entries(site.authors).map(([id, author]) => (
          <Link key={id} className="card" to={`/blog/authors/${id}`}>
            <strong>{author.name[locale]}</strong>
            <span>{author.about[locale]}</span>
            <small>{plural(strings.blog.posts, writtenBy(site.posts, id).length, locale)}</small>
          </Link>
        ))}
      </div>
    </BlogIndex>
  );
}

/** The posts of one team. */
export function BlogAuthorPage({ route }: { readonly route: RouteOf<'blogAuthor'> }) {
  const { site, locale, strings } = usePage();
  const posts = writtenBy(site.posts, route.id);
  return (
    <BlogIndex>
      <p>{site.authors[route.id]?.about[locale]}</p>
      <p className="meta">
        <span>{plural(strings.blog.posts, posts.length, locale)}</span>
        <Link to="/blog/authors">{strings.blog.authors}</Link>
      </p>
      <PostList posts={posts} />
    </BlogIndex>
  );
}

const tagged = (posts: readonly Post[], tag: string) =>
  listedPosts(posts).filter((post) => post.meta.tags.includes(tag));
const writtenBy = (posts: readonly Post[], author: string) =>
  listedPosts(posts).filter((post) => post.meta.authors.includes(author));
