import type { SiteCopy } from './smallSite.ts';

/** A way to configure the small site. */
export interface Variant {
  /** Settings for building and serving it. */
  readonly environment: Readonly<Record<string, string>>;
  change(site: SiteCopy): void;
}

/** A path below a host, and a host, as maintainers write them. */
const mirrors = "{ kind: 'links', values: ['https://mirror.example/help/', 'https://bucket.example'] }";

/** The small site as it is, and as a maintainer may configure it differently. */
export const variants = {
  small: { environment: { BASE_PATH: '/' }, change() {} },
  /**
   * Below `/help`, with hosted search, mirrors, a hiding navbar with a dropdown, an announcement
   * that stays, no system colours, missing, old and unlisted pages, a tag in a title.
   */
  configured: {
    environment: {
      BASE_PATH: '/help',
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_SEARCH_KEY: 'search-only',
      ALGOLIA_INDEX_NAME: 'docs',
    },
    change({ change, remove }) {
      const config = 'site/site.config.ts';
      change(config, 'hideOnScroll: false', 'hideOnScroll: true');
      change(
        config,
        "{ type: 'link', to: '/blog',",
        `{ type: 'dropdown', label: { en: 'Docs', fa: 'مستندات', ru: 'Документы' }, items: [
          { type: 'sidebar', sidebar: 'tutorialSidebar', label: { en: 'Guides', fa: 'راهنماها', ru: 'Инструкции' } },
          { type: 'link', to: '/docs', label: { en: 'All sections', fa: 'همهٔ بخش‌ها', ru: 'Все разделы' } },
        ] },
        { type: 'link', to: '/blog',`,
      );
      change(config, 'isCloseable: true', 'isCloseable: false');
      change(config, "backgroundColor: '#0b3b3c'", "backgroundColor: '#5b1a00'");
      change(config, "textColor: '#e6fbf8'", "textColor: '#ffe8c7'");
      change(config, 'followSystem: true', 'followSystem: false');
      change(config, "provider: 'algolia',", "provider: 'algolia', externalUrlPattern: '^https://orbvpn',");
      change('site/contacts.ts', "'mirrors.docs': { kind: 'links', values: [] }", `'mirrors.docs': ${mirrors}`);
      change(config, '  searchFeedback', "  outsideHosts: ['mirror.example', 'bucket.example'],\n  searchFeedback");
      remove('content/fa/docs/tutorial-extras/translate-your-site.mdx');
      change('content/ru/docs/tutorial-basics/login-screen.mdx', '\n---\n', '\nsource:\n  "": aaaabbbbcccc\n---\n');
      change('content/en/docs/tutorial-extras/manage-docs-versions.mdx', 'title: ', 'unlisted: true\ntitle: </script>');
    },
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;

export const isVariant = (name: string): name is VariantName => name in variants;
