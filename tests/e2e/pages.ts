import type { PageKind } from '../../src/model/pages/page.ts';
import { type Locale, locales } from '../../src/model/text/locale.ts';
import { smallPort } from '../ports.ts';

export { locales };

/** Behaviour tests use the small site (`tests/site`), which does not change with the texts. */
export const onSmallSite = {
  baseURL: `http://localhost:${smallPort}`,
};

/** Marks tests of the deep run: behaviour shown in another language or on another page. */
export const deep = { tag: ['@deep'] };
/** For behaviour that does not depend on the language: the others wait for the deep run. */
export const deepBut = (locale: Locale, ...everyPush: readonly Locale[]) => ({
  tag: everyPush.includes(locale) ? [] : deep.tag,
});

/** Marks tests that need Chromium: its DevTools protocol, its clipboard. */
export const chromiumOnly = { tag: ['@chromium'] };

/** Addresses to check for each kind of page. The compiler asks for those of a new kind. */
const addressesOfKinds: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['/'],
  docsHub: ['/docs'],
  doc: [
    '/docs/services',
    '/docs/tutorial-basics/getting-started',
    '/docs/services/vpn-protocols/wireguard',
    '/docs/services/orbnet/infrastructure/architecture',
    '/docs/api/getting-started',
    '/docs/changelog/changelog',
  ],
  apiOperations: ['/docs/api'],
  apiKind: ['/docs/api/Queries'],
  apiGroup: ['/docs/api/Mutations/Billing'],
  apiOperation: ['/docs/api/Mutations/Authentication/login-api'],
  apiTypes: ['/docs/api/Types'],
  apiType: ['/docs/api/Types/AccountingView'],
  apiSchemaChangelog: ['/docs/api/schema-changelog'],
  changelogYear: ['/docs/changelog/2019', '/docs/changelog/1398'],
  changelogEntry: ['/docs/changelog/changelog-2024-10-15'],
  blogList: ['/blog', '/blog/page/2'],
  blogArchive: ['/blog/archive'],
  blogAuthors: ['/blog/authors'],
  blogAuthor: ['/blog/authors/founders'],
  blogTags: ['/blog/tags'],
  blogTag: ['/blog/tags/wireguard'],
  blogPost: ['/blog/wireguard-quantum-future'],
  search: ['/search'],
  standalone: ['/markdown-page'],
  notFound: ['/no-such-page'],
  pageList: ['/pages'],
};

/** Pages of each kind, for checks that every kind of page has to pass. */
export const pageKinds: readonly string[] = Object.values(addressesOfKinds).flat();

/** `pageKinds`, with a second page for kinds of two sorts, such as years of both calendars. */
export const everyPageKind: readonly string[] = [
  ...pageKinds,
  '/docs/api/Types/UserView',
  '/docs/changelog/2024',
  '/docs/changelog/1403',
  '/blog/authors/protocols',
];
