import type { Post } from '../../model/blog.ts';
import { formatDate } from '../../model/format.ts';
import { plural } from '../../model/messages.ts';
import { minutesToRead } from '../../model/pageInfo.ts';
import { textFor } from '../../model/translation.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Date, reading time and authors of a post. */
export function PostMeta({ post }: { readonly post: Post }) {
  const { site, locale, strings } = usePage();
  return (
    <p className="meta">
      <time dateTime={post.meta.date}>{formatDate(post.meta.date, locale)}</time>
      <span>{plural(strings.blog.minutes, minutesToRead(textFor(post, locale).text), locale)}</span>
      <span>
        <span className="sr-only">{strings.blog.writtenBy} </span>
        {post.meta.authors.map((id, index) => (
          <bdi key={id}>
            {index > 0 && strings.chrome.listSeparator}
            <Link to={`/blog/authors/${id}`}>{site.authors[id]?.name[locale] ?? id}</Link>
          </bdi>
        ))}
      </span>
    </p>
  );
}

/** The tags of a post as links to their pages. */
export function PostTags({ post }: { readonly post: Post }) {
  const { site, locale, strings } = usePage();
  return (
    <p className="tags">
      <span className="sr-only">{strings.page.tags}</span>
      {post.meta.tags.map((id) => (
        <Link key={id} className="tag" to={`/blog/tags/${id}`}>
          <bdi>{site.tags[id]?.[locale] ?? id}</bdi>
        </Link>
      ))}
    </p>
  );
}
