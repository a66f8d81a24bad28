import { z } from 'zod';
import { didYouMean } from '../text/didYouMean.ts';
import { localizedText } from '../text/localizedText.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour is written as six hexadecimal digits, such as #0f766e');

/** A page of this site (`/docs/…`) or a named outside address (`site:dashboard`). */
export const target = z
  .string()
  .regex(/^(\/|site:)/, 'a target starts with "/" (a page of this site) or "site:" (a name in `links`)');

/** A secondary item goes into the menu "More" if the navbar is too narrow for all of them. */
const itemBase = z.strictObject({ label: localizedText, secondary: z.boolean().optional() });
const linkItem = itemBase.extend({ type: z.literal('link'), to: target });
const docItem = itemBase.extend({ type: z.literal('doc'), doc: z.string() });
const sidebarItem = itemBase.extend({ type: z.literal('sidebar'), sidebar: z.string() });
/** Zod's own message about an unknown type names none of the known ones. */
const unknownType = (types: readonly string[]) => ({
  error: ({ input }: { readonly input?: unknown }) => {
    const written = typeof input === 'object' && input !== null && 'type' in input ? String(input.type) : '';
    return `unknown navbar item type; the types are ${types.join(', ')}.${didYouMean(written, types)}`;
  },
});

const simpleItem = z.discriminatedUnion(
  'type',
  [linkItem, docItem, sidebarItem],
  unknownType(['link', 'doc', 'sidebar']),
);
const dropdownItem = z.strictObject({
  type: z.literal('dropdown'),
  label: localizedText,
  items: z.array(simpleItem).min(1),
});

const navbarItem = z.discriminatedUnion(
  'type',
  [linkItem, docItem, sidebarItem, dropdownItem],
  unknownType(['link', 'doc', 'sidebar', 'dropdown']),
);

const announcement = z.strictObject({
  /** A new id shows the bar again to readers who closed the previous one. */
  id: z.string().min(1),
  content: localizedText,
  to: target.optional(),
  /** Paths that show it with all below them, `/` only home. All pages if left out. */
  on: z.array(z.string().startsWith('/')).min(1).readonly().optional(),
  backgroundColor: color,
  textColor: color,
  isCloseable: z.boolean(),
});

const localeSchema = z.strictObject({
  label: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string(),
  /** Calendar in which dates are written and years are counted. */
  calendar: z.enum(['gregory', 'persian']),
  /** First segment of every path in this language. */
  path: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/, 'the path of a language has letters a to z, digits and hyphens, such as "fa" or "pt-br"')
    .refine((path) => !reservedPaths.includes(path), 'files of the site have this path; choose another one'),
});

/** First segments of the paths of files that belong to no language. */
const reservedPaths: readonly string[] = ['_astro', 'api', 'og', 'search'];

const locales = z
  .strictObject({ en: localeSchema, fa: localeSchema, ru: localeSchema })
  .refine((all) => new Set(Object.values(all).map(({ path }) => path)).size === Object.keys(all).length, {
    error: 'two languages have the same path; each needs its own',
  })
  .refine((all) => Object.entries(all).every(([id, { htmlLang }]) => htmlLang.split('-')[0] === id), {
    error: '`htmlLang` starts with the language: "fa" or "fa-IR" for fa',
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
    searchParameters: z.record(z.string(), z.json()).default({}),
    /** Address of the indexed pages; in results this prefix stands for the root of this site. */
    pathPrefix: z
      .string()
      .regex(/^\/(.*\/)?$/, 'a path prefix starts and ends with "/"')
      .default('/docs/'),
    /** A regular expression; results whose URL matches lead out of the site. */
    externalUrlPattern: z.string().refine(isRegularExpression, 'it is not a valid regular expression').optional(),
  }),
]);

/** An outside address; the protocols exclude `javascript:` and the like. */
const outsideAddress = z.url({ protocol: /^(https|mailto)$/, error: 'an address starts with https: or mailto:' });
const host = z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'a host is written as www.example.org');

const docsSchema = z.strictObject({
  /** The page that `/docs` presents first. */
  mainDoc: z.string(),
  /** Name of the version of the docs for readers; there is one version. */
  versionLabel: localizedText,
  /** Ids of documents that are in no sidebar on purpose. */
  withoutSidebar: z.array(z.string()).default([]),
  tableOfContents: z.strictObject({ min: z.int().min(2), max: z.int().max(6) }),
});

export const siteConfigSchema = z.strictObject({
  brand: z.string(),
  /** Origin without a path, for canonical links, feeds and sitemap. */
  url: z.url(),
  /** Path under which the site is published, `/` or `/help`. */
  base: z.string().regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'a base path starts with "/" and does not end with one'),
  title: localizedText,
  tagline: localizedText,
  /** Day of publication. Earlier posts and releases are labelled as illustrative history. */
  firstPublished: z.iso.date().optional(),
  locales,
  /** Outside addresses that content and chrome refer to as `site:<name>`. */
  links: z.record(z.string(), outsideAddress),
  /** Hosts that texts may link to, besides those of other settings. */
  outsideHosts: z.array(host).default([]),
  /** Hosts that no text may link to, nor to one below them, and the reason that a writer reads. */
  refusedHosts: z.strictObject({ reason: z.string(), hosts: z.array(host) }).default({ reason: '', hosts: [] }),
  /** Ways to report vulnerabilities, the preferred one first. Empty: the ways to support. */
  securityContacts: z
    .array(z.string().regex(/^(mailto|https|tel):/, 'a contact starts with "mailto:", "https:" or "tel:"'))
    .default([]),
  /** Address of the GraphQL API, in the examples of its reference. */
  apiEndpoint: z.url(),
  /** Target of "Edit this page"; `{path}` is the file's path in the repository. */
  editUrl: z.string().startsWith('https://').includes('{path}').optional(),
  /** Ways to report a mistake; forms and mail programs get `{subject}` and `{body}`. */
  feedback: z
    .array(
      z.strictObject({
        label: localizedText,
        to: z
          .string()
          .regex(/^(https|mailto|site):/, 'an address starts with https:, mailto: or site:')
          .refine(
            (to) => to.includes('{subject}') === to.includes('={body}'),
            'it has both {subject} and ={body}, or neither',
          ),
      }),
    )
    .readonly()
    .default([]),
  /** Address to report that a search should have found something. */
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
  docs: docsSchema,
  blog: z.strictObject({ postsPerPage: z.int().positive() }),
  search,
});

/** The hosts that links of the site may lead to. */
export function outsideHosts(config: SiteConfig): ReadonlySet<string> {
  const { links, url, apiEndpoint, editUrl, feedback, outsideHosts: named } = config;
  const addresses = [
    ...Object.values(links),
    url,
    apiEndpoint,
    ...(editUrl === undefined ? [] : [editUrl]),
    ...feedback.flatMap(({ to }) => (to.startsWith('site:') ? [] : [to])),
  ];
  return new Set([...named, ...addresses.map((address) => new URL(address).host)]);
}

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type NavbarItem = SiteConfig['navbar']['items'][number];
