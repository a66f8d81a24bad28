import type { Problem } from '../problems/problems.ts';
import type { Calendar } from '../text/format.ts';
import { apiPages } from './apiPages.ts';
import { type Author, listedPosts, paginate, relatedPosts, type Tag } from './blog.ts';
import { changelogYears, entryPath, isInYear, yearPath } from './changelog.ts';
import type { Page } from './page.ts';
import type { SiteContents } from './siteContents.ts';

/** Related posts that a post names at its end. */
const relatedCount = 3;

type PageData = Pick<SiteContents, 'docs' | 'posts' | 'standalonePages' | 'changelog' | 'reference' | 'schemaReleases'>;

interface PageSources extends PageData {
  readonly authors: readonly Author[];
  readonly tags: readonly Tag[];
  readonly postsPerPage: number;
  readonly calendars: readonly Calendar[];
}

/** Every page by its path. If two share a path, the first is shown and the other reported. */
export function collectPages(sources: PageSources, problems: Problem[]): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const page of allPages(sources)) {
    const earlier = pages.get(page.path);
    if (earlier) problems.push(duplicatePath(page, earlier));
    else pages.set(page.path, page);
  }
  return pages;
}

function allPages(sources: PageSources): Page[] {
  const { docs, standalonePages, reference, schemaReleases } = sources;
  return [
    { kind: 'home', path: '/' },
    { kind: 'search', path: '/search' },
    { kind: 'pageList', path: '/pages' },
    { kind: 'notFound', path: '/404' },
    { kind: 'docsHub', path: '/docs' },
    ...[...docs.values()].map((entry): Page => ({ kind: 'doc', path: entry.path, entry })),
    ...apiPages(
      reference,
      schemaReleases,
      [...docs.values()]
        .filter(({ path }) => path.startsWith('/docs/api/'))
        .map(({ path, source }) => ({ path, body: source.body })),
    ),
    ...changelogPages(sources),
    ...blogPages(sources),
    ...standalonePages.map((entry): Page => ({ kind: 'standalone', path: entry.path, entry })),
  ];
}

function changelogPages({ changelog, calendars }: PageSources): Page[] {
  return [
    ...changelogYears(changelog, calendars).map((year): Page => {
      const entries = changelog.filter(({ date }) => isInYear(date, year));
      return { kind: 'changelogYear', path: yearPath(year), year, entries };
    }),
    ...changelog.map((entry): Page => ({ kind: 'changelogEntry', path: entryPath(entry.date), entry })),
  ];
}

function blogPages({ posts, authors, tags, postsPerPage }: PageSources): Page[] {
  const listed = listedPosts(posts);
  const authored = authors.map((author) => ({
    ...author,
    posts: listed.filter(({ meta }) => meta.authors.includes(author.id)),
  }));
  const tagged = tags.map((tag) => ({ ...tag, posts: listed.filter(({ meta }) => meta.tags.includes(tag.id)) }));
  return [
    ...paginate(listed, postsPerPage).map((onPage, index): Page => {
      const number = index + 1;
      return { kind: 'blogList', path: blogListPath(number), number, posts: onPage };
    }),
    { kind: 'blogArchive', path: '/blog/archive', posts: listed },
    { kind: 'blogAuthors', path: '/blog/authors', authors: authored },
    ...authored.map((author): Page => ({ kind: 'blogAuthor', path: author.path, author })),
    { kind: 'blogTags', path: '/blog/tags', tags: tagged },
    ...tagged.map((tag): Page => ({ kind: 'blogTag', path: tag.path, tag })),
    ...posts.map((entry): Page => {
      const related = relatedPosts(entry, listed, relatedCount);
      return { kind: 'blogPost', path: entry.path, entry, related };
    }),
  ];
}

function blogListPath(number: number): string {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
}

function duplicatePath(page: Page, earlier: Page): Problem {
  const taken = fileOf(earlier) ?? `a page that the site generates (${earlier.kind})`;
  return {
    level: 'warning',
    file: fileOf(page) ?? 'content',
    key: ['slug'],
    message: `The route ${page.path} is taken by ${taken} already; this page is not shown. Give one of them another slug.`,
  };
}

function fileOf(page: Page): string | undefined {
  if (!('entry' in page)) return undefined;
  return 'source' in page.entry ? page.entry.source.file : page.entry.file;
}
