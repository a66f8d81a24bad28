import type { ReactNode } from 'react';
import { textFor } from '../../model/content/translation.ts';
import { byYear, type Post } from '../../model/pages/blog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatDate, formatYear } from '../../model/text/format.ts';
import { plural } from '../../model/text/messages.ts';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { PostList } from './PostList.tsx';

function BlogIndex({ children }: { readonly children: ReactNode }) {
  const { site, view } = usePage();
  const { title, description } = view;
  return (
    <BlogLayout>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <HistoryNotice dates={site.posts.map(({ meta }) => meta.date)} />
      {children}
    </BlogLayout>
  );
}

/** Every post by year of the reader's calendar. */
export function BlogArchivePage({ page }: { readonly page: PageOf<'blogArchive'> }) {
  const { locale, reader } = usePage();
  return (
    <BlogIndex>
      {byYear(page.posts, (post) => post.meta.date, reader.calendar).map(({ year, items }) => (
        <section key={year} className="archive-year">
          <h2>{formatYear(year, locale)}</h2>
          <ul>
            {items.map((post) => (
              <li key={post.id}>
                <time dateTime={post.meta.date}>{formatDate(post.meta.date, reader, 'day')}</time>{' '}
                <Link to={post.path}>{textFor(post, locale).text.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogIndex>
  );
}

export function BlogTagsPage({ page }: { readonly page: PageOf<'blogTags'> }) {
  const { locale, strings } = usePage();
  const collator = new Intl.Collator(locale);
  const tags = page.tags.toSorted((a, b) => collator.compare(a.name[locale], b.name[locale]));
  return (
    <BlogIndex>
      <ul className="tag-list">
        {tags.map(({ id, path, name, posts }) => (
          <li key={id}>
            <Link className="tag" to={path}>
              <bdi>{name[locale]}</bdi>
            </Link>{' '}
            <small>{plural(strings.blog.posts, posts.length, locale)}</small>
          </li>
        ))}
      </ul>
    </BlogIndex>
  );
}

export function BlogTagPage({ page: { tag } }: { readonly page: PageOf<'blogTag'> }) {
  const { strings } = usePage();
  return <PostsOf posts={tag.posts} all="/blog/tags" label={strings.blog.allTags} />;
}

export function BlogAuthorsPage({ page }: { readonly page: PageOf<'blogAuthors'> }) {
  const { locale, strings } = usePage();
  return (
    <BlogIndex>
      <div className="post-cards">
        {page.authors.map(({ id, path, name, about, posts }) => (
          <section key={id} className="details post-excerpt">
            <h2>
              <Link to={path}>{name[locale]}</Link>
            </h2>
            <p>{about[locale]}</p>
            <small>{plural(strings.blog.posts, posts.length, locale)}</small>
          </section>
        ))}
      </div>
    </BlogIndex>
  );
}

export function BlogAuthorPage({ page: { author } }: { readonly page: PageOf<'blogAuthor'> }) {
  const { locale, strings } = usePage();
  return (
    <PostsOf posts={author.posts} all="/blog/authors" label={strings.blog.authors}>
      <p>{author.about[locale]}</p>
    </PostsOf>
  );
}

interface PostsOfProps {
  readonly posts: readonly Post[];
  /** The page that lists all tags or authors, and the name of the link to it. */
  readonly all: string;
  readonly label: string;
  readonly children?: ReactNode;
}

function PostsOf({ posts, all, label, children }: PostsOfProps) {
  const { locale, strings } = usePage();
  return (
    <BlogIndex>
      {children}
      <p className="meta">
        <span>{plural(strings.blog.posts, posts.length, locale)}</span>
        <Link to={all}>{label}</Link>
      </p>
      <PostList posts={posts} />
    </BlogIndex>
  );
}
