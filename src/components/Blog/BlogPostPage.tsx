import { listedPosts, relatedPosts } from '../../model/blog.ts';
import { pageInfo } from '../../model/pageInfo.ts';
import type { RouteOf } from '../../model/routes.ts';
import { trail } from '../../model/trail.ts';
import { textFor } from '../../model/translation.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Content } from '../Docs/Content.tsx';
import { PageFoot } from '../Docs/PageFoot.tsx';
import { Link } from '../Link/Link.tsx';
import { TranslationNotice } from '../Notice/TranslationNotice.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { type Neighbour, Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { BlogLayout } from './BlogLayout.tsx';
import { Cover } from './Cover.tsx';
import { PostMeta, PostTags } from './PostMeta.tsx';

export function BlogPostPage({ route }: { readonly route: RouteOf<'blogPost'> }) {
  const { site, locale, strings } = usePage();
  const posts = listedPosts(site.posts);
  const post = site.posts.find(({ id }) => id === route.id);
  if (!post) throw new Error(`There is no blog post "${route.id}".`);
  const { text, state } = textFor(post, locale);
  const { updated } = pageInfo(site, locale, route);
  const index = posts.indexOf(post);
  const { min, max } = site.config.docs.tableOfContents;
  const headings = text.compiled.headings.filter(({ depth }) => depth >= min && depth <= max);
  const neighbour = (offset: number, label: string): Neighbour | undefined => {
    const other = posts[index + offset];
    return other && { path: other.path, title: textFor(other, locale).text.title, label };
  };
  const related = relatedPosts(post, posts, 3);
  return (
    <BlogLayout aside={<TableOfContents headings={headings} form="column" />}>
      <article>
        <Breadcrumbs trail={trail(site, locale, route)} />
        <Cover post={post} />
        <h1>{text.title}</h1>
        <PostMeta post={post} />
        <TranslationNotice state={state} />
        <Content text={text} />
        <PostTags post={post} />
        <PageFoot file={text.file} updated={updated} />
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
      <Pagination previous={neighbour(-1, strings.blog.previousPost)} next={neighbour(1, strings.blog.nextPost)} />
    </BlogLayout>
  );
}
