import { z } from 'zod';
import type { locales } from './locale.ts';

/** A text in every language; all three are required. */
export const localizedText = z.strictObject({
  en: z.string().min(1),
  fa: z.string().min(1),
  ru: z.string().min(1),
});

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour is written as six hexadecimal digits, such as #0f766e');

/** A page of this site (`/docs/…`, without language) or a named outside address (`site:dashboard`). */
const target = z
  .string()
  .regex(/^(\/|site:)/, 'a target starts with "/" (a page of this site) or "site:" (a name in `links`)');

const linkItem = z.strictObject({ type: z.literal('link'), label: localizedText, to: target });
const docItem = z.strictObject({ type: z.literal('doc'), label: localizedText, doc: z.string() });
const sidebarItem = z.strictObject({ type: z.literal('sidebar'), label: localizedText, sidebar: z.string() });
const simpleItem = z.discriminatedUnion('type', [linkItem, docItem, sidebarItem]);
const dropdownItem = z.strictObject({
  type: z.literal('dropdown'),
  label: localizedText,
  items: z.array(simpleItem).min(1),
});

/** The kinds of navbar item, for the error message about an unknown one. */
export const navbarItemTypes = ['link', 'doc', 'sidebar', 'dropdown'] as const;

const navbarItem = z.discriminatedUnion('type', [linkItem, docItem, sidebarItem, dropdownItem]);

const announcement = z.strictObject({
  /** A new id shows the bar again to readers who closed the previous one. */
  id: z.string().min(1),
  content: localizedText,
  /** Where the announcement leads, if anywhere. */
  to: target.optional(),
  backgroundColor: color,
  textColor: color,
  isCloseable: z.boolean(),
});

const localeSchema = z.strictObject({
  label: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Value of the `lang` attribute. */
  htmlLang: z.string(),
  /** Calendar in which dates are written and years are counted. */
  calendar: z.enum(['gregory', 'persian']),
  /** First segment of every path in this language. */
  path: z.string(),
});

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

const search = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('algolia'),
    /** Application id; part of a host name, which the CSP allows. */
    appId: z.string().regex(/^[a-z\d]+$/i, 'an application id of Algolia consists of letters and digits'),
    /** The key that may only search: every reader gets it. */
    searchKey: z.string().min(1),
    indexName: z.string().min(1),
    /** Further parameters of every query. */
    searchParameters: z.record(z.string(), z.json()).default({}),
    /** Where the indexed pages are published; in results this prefix stands for the root of this site. */
    pathPrefix: z
      .string()
      .regex(/^\/(.*\/)?$/, 'a path prefix starts and ends with "/"')
      .default('/docs/'),
    /** A regular expression; results whose URL matches lead out of the site. */
    externalUrlPattern: z.string().refine(isRegularExpression, 'this is no regular expression').optional(),
  }),
]);

export const siteConfigSchema = z.strictObject({
  brand: z.string(),
  ispBrand: z.string(),
  /** Origin under which the site is published, without a path: canonical links, feeds and the sitemap need it. */
  url: z.url(),
  /** Path under which the site is published, `/` or `/help`. */
  base: z.string().regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'a base path starts with "/" and does not end with one'),
  title: localizedText,
  tagline: localizedText,
  locales: z.strictObject({ en: localeSchema, fa: localeSchema, ru: localeSchema }),
  /** Outside addresses that content and chrome refer to as `site:<name>`. */
  links: z.record(z.string(), z.url()),
  /** Address of the GraphQL API, in the examples of its reference. */
  apiEndpoint: z.url(),
  /** Where "Edit this page" leads; `{path}` is the file's path in the repository. */
  editUrl: z.string().includes('{path}').optional(),
  /** Where a reader reports that a search should have found something. */
  searchFeedback: target,
  announcement: announcement.nullable(),
  colorMode: z.strictObject({
    default: z.enum(['light', 'dark']),
    switchable: z.boolean(),
    /** Without a stored choice, follow the reader's system. */
    followSystem: z.boolean(),
  }),
  navbar: z.strictObject({ hideOnScroll: z.boolean(), items: z.array(navbarItem) }),
  footer: z.strictObject({
    columns: z.array(
      z.strictObject({ title: localizedText, items: z.array(z.strictObject({ label: localizedText, to: target })) }),
    ),
    copyright: localizedText,
  }),
  docs: z.strictObject({
    /** The page that `/docs` presents first. */
    mainDoc: z.string(),
    versionLabel: localizedText,
    tableOfContents: z.strictObject({ min: z.int().min(2), max: z.int().max(6) }),
  }),
  blog: z.strictObject({ postsPerPage: z.int().positive() }),
  search,
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
/** What a maintainer writes in `site/site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type NavbarItem = SiteConfig['navbar']['items'][number];
export type LocaleConfig = SiteConfig['locales'][(typeof locales)[number]];
