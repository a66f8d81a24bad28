import { listedPosts, paginate } from './blog.ts';
import type { Locale } from './locale.ts';
import type { SidebarNode } from './sidebar.ts';
import type { Site } from './site.ts';
import type { LocaleConfig } from './siteConfig.ts';
import { textFor } from './translation.ts';

/** The site metadata of the specification (section 3) in one language, as `/<locale>/site.json` gives it. */
export interface SiteMetadata {
  readonly frameworkVersion: string;
  readonly siteVersion: string;
  /** Enabled features with the version of what provides them. */
  readonly plugins: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly locales: Readonly<Record<string, LocaleConfig>>;
  readonly docsVersions: readonly DocsVersion[];
  readonly blog: {
    readonly path: string;
    readonly posts: number;
    readonly pages: number;
    readonly tags: readonly string[];
  };
}

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly mainDocId: string;
  readonly docs: readonly {
    id: string;
    path: string;
    title: string;
    sidebar?: string | undefined;
    unlisted: boolean;
  }[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly SidebarNode[]>>;
}

/** Versions of the tools that made the site. */
export interface Versions {
  readonly framework: string;
  readonly site: string;
}

export function siteMetadata(site: Site, locale: Locale, versions: Versions): SiteMetadata {
  const { config, urls } = site;
  const posts = listedPosts(site.posts);
  return {
    frameworkVersion: versions.framework,
    siteVersion: versions.site,
    plugins: Object.fromEntries(
      ['docs', 'blog', 'pages', 'changelog', 'sitemap', 'theme', `search-${config.search.provider}`].map((name) => [
        name,
        versions.site,
      ]),
    ),
    locale,
    locales: config.locales,
    docsVersions: [
      {
        name: 'current',
        label: config.docs.versionLabel[locale],
        path: urls.page(locale, '/docs'),
        isLast: true,
        mainDocId: config.docs.mainDoc,
        docs: [...site.docs.values()].map((doc) => ({
          id: doc.id,
          path: urls.page(locale, doc.path),
          title: textFor(doc, locale).text.title,
          sidebar: site.sidebarOf.get(doc.path),
          unlisted: doc.meta.unlisted,
        })),
        draftIds: site.draftIds,
        sidebars: site.sidebars[locale],
      },
    ],
    blog: {
      path: urls.page(locale, '/blog'),
      posts: posts.length,
      pages: paginate(posts, config.blog.postsPerPage).length,
      tags: Object.keys(site.tags),
    },
  };
}
