import { textFor } from '../../model/content/translation.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Content } from '../Docs/Content.tsx';
import { PageFoot } from '../Docs/PageFoot.tsx';
import { HistoryLabel, HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { PageNotices } from '../Notice/PageNotices.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { Cover } from './Cover.tsx';
import { PostMeta, PostTags } from './PostMeta.tsx';

export function BlogPostPage({ page }: { readonly page: PageOf<'blogPost'> }) {
  const { locale, strings, view } = usePage();
  const { entry: post, related } = page;
  const { text } = textFor(post, locale);
  return (
    <BlogLayout aside={<TableOfContents />}>
      <article>
        <Breadcrumbs />
        <Cover post={post} />
        <h1>
          <PageTitle text={view.title} />
        </h1>
        <PostMeta post={post}>
          <HistoryLabel date={post.meta.date} />
        </PostMeta>
        <HistoryNotice dates={[post.meta.date]} />
        <PageNotices />
        <Content text={text} />
        <PostTags post={post} />
        <PageFoot />
      </article>
      {related.length > 0 && (
        <section className="related">
          <h2>{strings.blog.related}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <Link to={other.path}>{textFor(other, locale).text.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pagination />
    </BlogLayout>
  );
}
