import { listedPosts, paginate } from '../../model/blog.ts';
import { pageInfo } from '../../model/pageInfo.ts';
import type { RouteOf } from '../../model/routes.ts';
import { FeedLinks } from '../FeedLinks/FeedLinks.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { PostList } from './PostList.tsx';

/** One page of the list of posts. */
export function BlogListPage({ route }: { readonly route: RouteOf<'blogList'> }) {
  const { site, locale, strings } = usePage();
  const pages = paginate(listedPosts(site.posts), site.config.blog.postsPerPage);
  const pathOf = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);
  const neighbour = (page: number, label: string) => {
    const target: RouteOf<'blogList'> = { kind: 'blogList', path: pathOf(page), page };
    return page >= 1 && page <= pages.length
      ? { path: target.path, title: pageInfo(site, locale, target).title, label }
      : undefined;
  };
  return (
    <BlogLayout>
      <h1>{pageInfo(site, locale, route).title}</h1>
      {route.page === 1 && <p className="lead">{strings.blog.description}</p>}
      <PostList posts={pages[route.page - 1] ?? []} />
      <Pagination
        previous={neighbour(route.page - 1, strings.blog.newer)}
        next={neighbour(route.page + 1, strings.blog.older)}
      />
      <p className="feeds">
        {strings.blog.feeds} <FeedLinks folder="/blog" title={strings.blog.title} />
      </p>
    </BlogLayout>
  );
}
