import { textFor } from '../../model/content/translation.ts';
import type { Post } from '../../model/pages/blog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { fill } from '../../model/text/messages.ts';
import { Content } from '../Docs/Content.tsx';
import { FeedLink } from '../FeedLink/FeedLink.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { Cover } from './Cover.tsx';
import { PostList } from './PostList.tsx';
import { PostMeta, PostTags } from './PostMeta.tsx';

export function BlogListPage({ page }: { readonly page: PageOf<'blogList'> }) {
  const { strings, view } = usePage();
  const [newest, others] = page.number === 1 ? [page.posts[0], page.posts.slice(1)] : [undefined, page.posts];
  return (
    <BlogLayout>
      <h1>{view.title}</h1>
      {page.number === 1 && <p className="lead">{strings.blog.description}</p>}
      <HistoryNotice dates={page.posts.map(({ meta }) => meta.date)} />
      {newest && <NewestPost post={newest} />}
      <PostList posts={others} first={!newest} />
      <Pagination />
      <FeedLink of="blog" />
    </BlogLayout>
  );
}

function NewestPost({ post }: { readonly post: Post }) {
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
