import { textFor } from '../../model/content/translation.ts';
import type { Post } from '../../model/pages/blog.ts';
import { fill } from '../../model/text/messages.ts';
import { Content } from '../Docs/Content.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Cover } from './Cover.tsx';
import { PostMeta, PostTags } from './PostMeta.tsx';

/** The newest post with its beginning, above the cards of the others. */
export function NewestPost({ post }: { readonly post: Post }) {
  const { locale, strings } = usePage();
  const { text } = textFor(post, locale);
  return (
    <article className="post-excerpt post-newest">
      <Cover post={post} />
      <h2>
        <Link to={post.path}>{text.title}</Link>
      </h2>
      <PostMeta post={post} />
      <Content text={{ ...text, compiled: text.excerpt }} />
      <PostTags post={post} />
      <p>
        <Link to={post.path} className="read-more" label={fill(strings.blog.readMoreAbout, { title: text.title })}>
          {strings.blog.readMore}
        </Link>
      </p>
    </article>
  );
}
