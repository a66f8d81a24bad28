import type { ReactNode } from 'react';
import { textFor } from '../../model/content/translation.ts';
import { type Post, readingMinutes } from '../../model/pages/blog.ts';
import { formatDate } from '../../model/text/format.ts';
import { plural } from '../../model/text/messages.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Date, reading time and authors of a post, with what its page adds. */
export function PostMeta({ post, children }: { readonly post: Post; readonly children?: ReactNode }) {
  const { locale, strings } = usePage();
  return (
    <p className="meta">
      <PostDates post={post} />
      <span>
        <span className="sr-only">{strings.blog.writtenBy} </span>
        {post.authors.map(({ id, path, name }, index) => (
          <bdi key={id}>
            {index > 0 && strings.chrome.listSeparator}
            <Link to={path}>{name[locale]}</Link>
          </bdi>
        ))}
      </span>
      {children}
    </p>
  );
}

export function PostDates({ post }: { readonly post: Post }) {
  const { locale, reader, strings } = usePage();
  const minutes = readingMinutes(textFor(post, locale).text.compiled.words);
  return (
    <>
      <time dateTime={post.meta.date}>{formatDate(post.meta.date, reader)}</time>
      <span>{plural(strings.blog.minutes, minutes, locale)}</span>
    </>
  );
}

export function PostTags({ post }: { readonly post: Post }) {
  const { locale, strings } = usePage();
  return (
    <p className="tags">
      <span className="sr-only">{strings.page.tags}</span>
      {post.tags.map(({ id, path, name }) => (
        <Link key={id} className="tag" to={path}>
          <bdi>{name[locale]}</bdi>
        </Link>
      ))}
    </p>
  );
}
