import { resolveHref } from './addresses/urls.ts';
import { docsVersion } from './config/docsVersion.ts';
import type { SiteConfig } from './config/siteConfig.ts';
import { byYear, listedPosts } from './pages/blog.ts';
import type { SidebarNode } from './pages/sidebar.ts';
import { type Site, viewsOf } from './site.ts';
import type { Locale } from './text/locale.ts';
import type { PageView } from './views/pageView.ts';

/** Content of `/<locale>/site.json`. `frameworkVersion` is as in `astro 7.3.4`. */
export function siteMetadata(site: Site, locale: Locale, frameworkVersion: string) {
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

function onlyVersion(site: Site, locale: Locale) {
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

/** The blog, with its posts by address. */
function blog(site: Site, locale: Locale) {
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

/** Features that are on, as the specification names plugins; search by its provider. */
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

/** Written documents and those that the site generates: API reference, changelog. */
function docs(site: Site, locale: Locale) {
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

/** The sidebars; `docs` lists the documents under the same addresses. */
function sidebars(site: Site, locale: Locale) {
  const href = (path: string) => resolveHref(path, '/', locale, site.config, site.urls);
  const item = (node: SidebarNode): object => {
    const { type, label } = node;
    if (type === 'link') return { type, label, href: href(node.path), unlisted: node.unlisted };
    const { path, linkUnlisted, items } = node;
    return { type, label, href: path === undefined ? undefined : href(path), linkUnlisted, items: items.map(item) };
  };
  return Object.fromEntries(Object.entries(site.sidebars[locale]).map(([name, nodes]) => [name, nodes.map(item)]));
}
