import { resolveHref } from './addresses/urls.ts';
import { docsVersion } from './config/docsVersion.ts';
import type { LocaleConfig, SiteConfig } from './config/siteConfig.ts';
import type { Revision } from './content/revision.ts';
import { byYear, listedPosts } from './pages/blog.ts';
import type { SidebarNode } from './pages/sidebar.ts';
import { type Site, viewsOf } from './site.ts';
import type { Locale } from './text/locale.ts';
import type { PageView } from './views/pageView.ts';

/** Metadata of the site in one language, as `/<locale>/site.json` gives it. */
export interface SiteMetadata {
  readonly frameworkVersion: string;
  readonly siteVersion: string;
  readonly build: Omit<Revision, 'version'>;
  /** The features that are on, by the names that the specification gives to plugins. */
  readonly features: readonly string[];
  readonly locale: Locale;
  readonly locales: Readonly<Record<string, LocaleConfig>>;
  /** The versions of the docs, of which there is one. */
  readonly docsVersions: readonly DocsVersion[];
  readonly blog: BlogMetadata;
}

/** The blog; `path` is an address, and so are the posts of lists and years. */
export interface BlogMetadata {
  readonly path: string;
  readonly posts: number;
  readonly pages: number;
  readonly tags: readonly string[];
  /** The pages of the list, the newest posts first. */
  readonly lists: readonly { readonly path: string; readonly items: readonly string[] }[];
  /** The posts of each year of the language's calendar. */
  readonly sidebar: readonly { readonly year: number; readonly items: readonly string[] }[];
}

/** A version of the docs. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Path of the page that its docs begin with. */
  readonly path: string;
  /** `true` of the latest. */
  readonly isLast: boolean;
  readonly mainDocId: string;
  /** Written documents and those that the site generates: API reference, changelog. */
  readonly docs: readonly DocMetadata[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

export interface DocMetadata {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly sidebar?: string | undefined;
  readonly unlisted: boolean;
}

/** An item of a sidebar with its address in the language, by which `docs` has the document. */
export type SidebarItem =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly href: string;
      readonly unlisted: boolean;
    }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly href?: string | undefined;
      readonly linkUnlisted: boolean;
      readonly items: readonly SidebarItem[];
    };

/** The site's metadata in a language. `frameworkVersion` is as in `astro 7.3.4`. */
export function siteMetadata(site: Site, locale: Locale, frameworkVersion: string): SiteMetadata {
  const { config, revision } = site;
  const { version, ...build } = revision;
  return {
    frameworkVersion,
    siteVersion: version,
    build,
    features: features(config),
    locale,
    locales: config.locales,
    docsVersions: [onlyVersion(site, locale)],
    blog: blog(site, locale),
  };
}

function onlyVersion(site: Site, locale: Locale): DocsVersion {
  const { versionLabel, mainDoc } = site.config.docs;
  return {
    name: docsVersion,
    label: versionLabel[locale],
    path: site.urls.page(locale, '/docs'),
    isLast: true,
    mainDocId: mainDoc,
    docs: docs(site, locale),
    draftIds: site.draftIds,
    sidebars: sidebars(site, locale),
  };
}

function blog(site: Site, locale: Locale): BlogMetadata {
  const address = ({ path }: { readonly path: string }) => site.urls.page(locale, path);
  const posts = listedPosts(site.posts);
  const lists = viewsOf(site, locale, 'blogList');
  const years = byYear(posts, ({ meta }) => meta.date, site.config.locales[locale].calendar);
  return {
    path: address({ path: '/blog' }),
    posts: posts.length,
    pages: lists.length,
    tags: Object.keys(site.tags),
    lists: lists.map(({ path, page }) => ({ path: address({ path }), items: page.posts.map(address) })),
    sidebar: years.map(({ year, items }) => ({ year, items: items.map(address) })),
  };
}

/** The features that are on. Search is named after where it is answered. */
const features = ({ search }: SiteConfig): string[] => [
  'docs',
  'blog',
  'pages',
  'changelog',
  'sitemap',
  'theme',
  search.provider === 'embedded' ? 'embedded search' : 'hosted search',
];

const docsFolder = '/docs/';

function docs(site: Site, locale: Locale): DocMetadata[] {
  return [...site.views[locale].values()]
    .filter(({ path }) => path.startsWith(docsFolder))
    .map((view) => ({
      id: docId(view),
      path: site.urls.page(locale, view.path),
      title: view.title,
      sidebar: view.sidebar,
      unlisted: view.unlisted,
    }));
}

/** The id of a written document is that of its file; a generated one has its path. */
function docId({ page, path }: PageView): string {
  return page.kind === 'doc' ? page.entry.id : path.slice(docsFolder.length);
}

function sidebars(site: Site, locale: Locale): Record<string, SidebarItem[]> {
  const href = (path: string) => resolveHref(path, '/', locale, site.config, site.urls);
  const item = (node: SidebarNode): SidebarItem => {
    if (node.type === 'link') {
      const { type, label, path, unlisted } = node;
      return { type, label, href: href(path), unlisted };
    }
    const { type, label, path, linkUnlisted, items } = node;
    return { type, label, href: path === undefined ? undefined : href(path), linkUnlisted, items: items.map(item) };
  };
  return Object.fromEntries(Object.entries(site.sidebars[locale]).map(([name, nodes]) => [name, nodes.map(item)]));
}
