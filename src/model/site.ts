import type { Reference } from '../reference/model.ts';
import type { SchemaRelease } from '../reference/versions/releases.ts';
import { operationSidebar, schemaChangelogPath, typeSidebar, typesPath } from './api.ts';
import { listedPosts, type Post, paginate, placePosts } from './blog.ts';
import { changelogSidebar, changelogYears, entryPath, yearPath } from './changelog.ts';
import type { ChangelogEntry, Entry, PageMeta, PostMeta } from './content.ts';
import { type Doc, placeDocs } from './docs.ts';
import { type Locale, type Localized, locales } from './locale.ts';
import type { Problem } from './problems.ts';
import type { Route } from './routes.ts';
import { flattenSidebar, resolveSidebars, type Sidebars } from './sidebar.ts';
import type { SidebarsConfig } from './sidebarConfig.ts';
import type { SiteConfig } from './siteConfig.ts';
import type { Strings } from './strings.ts';
import { textFor } from './translation.ts';
import { createUrls, type Urls } from './urls.ts';
import { asKey } from './written.ts';

/** All that the site is made from, after reading and checking. */
export interface SiteSource {
  readonly config: SiteConfig;
  readonly strings: Localized<Strings>;
  readonly sidebars: SidebarsConfig;
  readonly authors: Readonly<Record<string, { name: Localized; about: Localized }>>;
  readonly tags: Readonly<Record<string, Localized>>;
  readonly docs: readonly Entry<PageMeta>[];
  readonly posts: readonly Entry<PostMeta>[];
  readonly pages: readonly Entry<PageMeta>[];
  readonly changelog: readonly ChangelogEntry[];
  readonly reference: Reference;
  /** Newest first. */
  readonly schemaReleases: readonly SchemaRelease[];
  /** Day of the last change per file of the repository, as far as version control knows it. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  /** Paths of the files of `public/`, such as `/img/map.png`. */
  readonly publicFiles: ReadonlySet<string>;
  /** Files of content with errors, which are reported. Nothing is made of them. */
  readonly faulty: ReadonlySet<string>;
}

/** The site as data: everything that routes and components render. */
export interface Site extends Omit<SiteSource, 'docs' | 'posts' | 'sidebars'> {
  readonly urls: Urls;
  readonly docs: ReadonlyMap<string, Doc>;
  /** Newest first, unlisted ones included. */
  readonly posts: readonly Post[];
  readonly sidebars: Localized<Sidebars>;
  /** The sidebar that a path belongs to. */
  readonly sidebarOf: ReadonlyMap<string, string>;
  /** Documents that are left out because they are drafts. */
  readonly draftIds: readonly string[];
  /** Every page by its path without language. */
  readonly routes: ReadonlyMap<string, Route>;
}

/** Builds the model. What is wrong is added to `problems`; drafts are left out unless asked for. */
export function buildSite(source: SiteSource, options: { drafts: boolean }, problems: Problem[]): Site {
  const shown = <M extends PageMeta>(entries: readonly Entry<M>[]) =>
    entries.filter((entry) => options.drafts || !entry.meta.draft);
  const docs = placeDocs(shown(source.docs));
  const posts = placePosts(shown(source.posts));
  const pages = shown(source.pages);
  const sidebars = localizedSidebars(source, docs, problems);
  return {
    ...source,
    pages,
    docs,
    posts,
    sidebars,
    urls: createUrls(source.config.url, source.config.base),
    sidebarOf: sidebarByPath(sidebars),
    draftIds: source.docs.filter((doc) => doc.meta.draft).map((doc) => doc.id),
    routes: collectRoutes(source, docs, posts, pages, problems),
  };
}

function localizedSidebars(
  source: SiteSource,
  docs: ReadonlyMap<string, Doc>,
  problems: Problem[],
): Localized<Sidebars> {
  const resolve = (locale: Locale, reported: Problem[]) => {
    const labelled = new Map(
      [...docs].map(([id, doc]) => [
        id,
        { id, path: doc.path, label: textFor(doc, locale).text.sidebarLabel, unlisted: doc.meta.unlisted },
      ]),
    );
    const strings = source.strings[locale];
    const generated = {
      mutations: operationSidebar(source.reference, 'mutation', strings, locale),
      queries: operationSidebar(source.reference, 'query', strings, locale),
      types: typeSidebar(source.reference, strings),
      changelog: changelogSidebar(source.changelog, locale),
    };
    return resolveSidebars(source.sidebars, labelled, generated, locale, reported, source.faulty);
  };
  // The ids are the same in every language: one report is enough.
  return { en: resolve('en', problems), fa: resolve('fa', []), ru: resolve('ru', []) };
}

/** From the sidebars of all languages: the years of the changelog are those of the reader's calendar. */
function sidebarByPath(sidebars: Localized<Sidebars>): Map<string, string> {
  return new Map(
    locales
      .flatMap((locale) => Object.entries(sidebars[locale]))
      .flatMap(([name, nodes]) => flattenSidebar(nodes).map((link) => [link.path, name] as const)),
  );
}

function collectRoutes(
  source: SiteSource,
  docs: ReadonlyMap<string, Doc>,
  posts: readonly Post[],
  pages: readonly Entry<PageMeta>[],
  problems: Problem[],
): Map<string, Route> {
  const blogPages = paginate(listedPosts(posts), source.config.blog.postsPerPage).length;
  const all: Route[] = [
    { kind: 'home', path: '/' },
    { kind: 'search', path: '/search' },
    { kind: 'notFound', path: '/404' },
    { kind: 'docsHub', path: '/docs' },
    ...[...docs.values()].map((doc): Route => ({ kind: 'doc', path: doc.path, id: doc.id })),
    ...source.reference.groups.flatMap((group): Route[] => [
      { kind: 'apiGroup', path: group.path },
      ...group.pages.map((page): Route => ({ kind: 'apiOperation', path: page.path, coordinate: page.coordinate })),
    ]),
    { kind: 'apiTypes', path: typesPath },
    { kind: 'apiSchemaChangelog', path: schemaChangelogPath },
    ...source.reference.types.map((type): Route => ({ kind: 'apiType', path: type.path, name: type.name })),
    ...changelogYears(source.changelog).map((year): Route => ({ kind: 'changelogYear', path: yearPath(year), year })),
    ...source.changelog.map(
      (entry): Route => ({ kind: 'changelogEntry', path: entryPath(entry.date), date: entry.date }),
    ),
    ...Array.from({ length: blogPages }, (_, index): Route => {
      const page = index + 1;
      return { kind: 'blogList', path: page === 1 ? '/blog' : `/blog/page/${page}`, page };
    }),
    { kind: 'blogArchive', path: '/blog/archive' },
    { kind: 'blogAuthors', path: '/blog/authors' },
    ...Object.keys(source.authors).map((id): Route => ({ kind: 'blogAuthor', path: `/blog/authors/${id}`, id })),
    { kind: 'blogTags', path: '/blog/tags' },
    ...Object.keys(source.tags).map((id): Route => ({ kind: 'blogTag', path: `/blog/tags/${id}`, id })),
    ...posts.map((post): Route => ({ kind: 'blogPost', path: post.path, id: post.id })),
    ...pages.map((page): Route => ({ kind: 'page', path: `/${page.meta.slug ?? page.id}`, id: page.id })),
  ];
  const routes = new Map<string, Route>();
  for (const route of all) {
    const other = routes.get(route.path);
    if (other) problems.push(duplicateRoute(route, other, source));
    else routes.set(route.path, route);
  }
  return routes;
}

/** Two pages at one path are a warning: only one can be shown. */
function duplicateRoute(route: Route, other: Route, source: SiteSource): Problem {
  const taken = fileOf(other, source) ?? `a page that the site makes itself (${other.kind})`;
  return {
    level: 'warning',
    file: fileOf(route, source) ?? 'content',
    sought: asKey('slug'),
    message: `The route ${route.path} is taken by ${taken} already; this page is not shown. Give one of them another slug.`,
  };
}

/** The file of a written page. */
function fileOf(route: Route, { docs, posts, pages }: SiteSource): string | undefined {
  const entries = { doc: docs, blogPost: posts, page: pages };
  if (route.kind !== 'doc' && route.kind !== 'blogPost' && route.kind !== 'page') return undefined;
  return entries[route.kind].find(({ id }) => id === route.id)?.source.file;
}

/** Every page of the output: each route in each language. */
export function allPages(site: Site): { locale: Locale; route: Route }[] {
  return locales.flatMap((locale) => [...site.routes.values()].map((route) => ({ locale, route })));
}
