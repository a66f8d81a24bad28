import type { PageOf } from '../../model/pages/page.ts';
import { FeedLink } from '../FeedLink/FeedLink.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { NewestPost } from './NewestPost.tsx';
import { PostList } from './PostList.tsx';

/** One page of the list of posts. */
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
