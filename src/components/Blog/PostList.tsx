import type { Post } from '../../model/blog.ts';
import { textFor } from '../../model/translation.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Cover } from './Cover.tsx';
import { PostDates } from './PostMeta.tsx';

/** Posts as cards: a cover, the title, one line and the date. */
export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  const { locale } = usePage();
  return (
    <div className="post-cards">
      {posts.map((post) => {
        const { title, description } = textFor(post, locale).text;
        return (
          <article key={post.id} className="post-excerpt">
            <Cover post={post} />
            <h2>
              <Link to={post.path}>{title}</Link>
            </h2>
            <p>{description}</p>
            <p className="meta">
              <PostDates post={post} />
            </p>
          </article>
        );
      })}
    </div>
  );
}
