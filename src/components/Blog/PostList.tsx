import { textFor } from '../../model/content/translation.ts';
import type { Post } from '../../model/pages/blog.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Cover } from './Cover.tsx';
import { PostDates } from './PostMeta.tsx';

interface Props {
  readonly posts: readonly Post[];
  /** True if no cover is above them on the page. */
  readonly first?: boolean;
}

export function PostList({ posts, first = true }: Props) {
  const { locale } = usePage();
  return (
    <div className="post-cards">
      {posts.map((post, index) => {
        const { title, description } = textFor(post, locale).text;
        return (
          <article key={post.id} className="post-excerpt">
            <Cover post={post} first={first && index === 0} />
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
