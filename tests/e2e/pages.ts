import type { PageKind } from '../../src/model/pages/page.ts';
import { type Locale, locales } from '../../src/model/text/locale.ts';
import { smallPort } from '../ports.ts';

export { locales };

/**
 * For tests of behaviour: `test.use(onSmallSite)` at the top of a file. The small site (`tests/site`) does not change
 * when somebody writes a page, a post or a changelog entry.
 */
export const onSmallSite = {
  baseURL: `http://localhost:${smallPort}`,
};

/**
 * Marks tests that only the deep run (`npm test -- --all`, or `DEEP=1`) has: they show again, in another language or on another page, what
 * `npm test` has shown once.
 */
export const deep = { tag: ['@deep'] };
/** For tests in every language: only some of them run at every push, because what they show does not depend on the language. */
export const deepBut = (locale: Locale, ...everyPush: readonly Locale[]) => ({
  tag: everyPush.includes(locale) ? [] : deep.tag,
});

/** Marks tests that ask what only Chromium answers: the DevTools protocol, what is in the clipboard. */
export const chromiumOnly = { tag: ['@chromium'] };

/** Addresses to check of each kind of page. The compiler asks for those of a new kind. */
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

/** `pageKinds`, and one more page of kinds of which there are two sorts: years of both calendars, types of the API, authors. */
export const everyPageKind: readonly string[] = [
  ...pageKinds,
  '/docs/api/Types/UserView',
  '/docs/changelog/2024',
  '/docs/changelog/1403',
  '/blog/authors/protocols',
];
