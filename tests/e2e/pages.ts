import type { TestInfo } from '@playwright/test';
import { type Locale, locales } from '../../src/model/locale.ts';
import { smallPort } from '../ports.ts';

export { locales };

/**
 * For tests of behaviour: `test.use(onSmallSite)` at the top of a file. The small site (`tests/site`) does not change
 * when somebody writes a page, a post or a changelog entry.
 */
export const onSmallSite = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  baseURL: ({}: object, use: (url: string) => Promise<void>, { project }: TestInfo) =>
    use(`http://localhost:${project.metadata['smallPort'] ?? smallPort}`),
};

/**
 * Marks tests that only the deep run (`npm run test:all`, or `DEEP=1`) has: they show again, in another language or on another page, what
 * `npm test` has shown once.
 */
export const deep = { tag: ['@deep'] };
/** For tests in every language: only some of them run at every push, because what they show does not depend on the language. */
export const deepBut = (locale: Locale, ...everyPush: readonly Locale[]) => ({
  tag: everyPush.includes(locale) ? [] : deep.tag,
});

/** Marks tests that switch scripts off, which Playwright cannot do in Firefox (tests/firefox). */
export const withoutScript = { tag: ['@without-script'] };
/** Marks tests of a reader who asks for less motion, which Playwright cannot emulate in Firefox (tests/firefox). */
export const lessMotion = { tag: ['@less-motion'] };
/** Marks tests in colours that the system forces, which Playwright cannot emulate in Firefox (tests/firefox). */
export const forcedColours = { tag: ['@forced-colours'] };

/** One page of each kind, for checks that every kind of page has to pass. */
export const pageKinds: readonly string[] = [
  '/',
  '/docs',
  '/docs/services',
  '/docs/tutorial-basics/getting-started',
  '/docs/services/vpn-protocols/wireguard',
  '/docs/services/orbnet/infrastructure/architecture',
  '/docs/api/getting-started',
  '/docs/api',
  '/docs/api/Queries',
  '/docs/api/Mutations/Billing',
  '/docs/api/Mutations/Authentication/login-api',
  '/docs/api/Types',
  '/docs/api/Types/AccountingView',
  '/docs/api/schema-changelog',
  '/docs/changelog/changelog',
  '/docs/changelog/2019',
  '/docs/changelog/1398',
  '/docs/changelog/changelog-2024-10-15',
  '/blog',
  '/blog/page/2',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/founders',
  '/blog/tags',
  '/blog/tags/wireguard',
  '/blog/wireguard-quantum-future',
  '/search',
  '/markdown-page',
  '/no-such-page',
];

/** `pageKinds`, and one more page of kinds of which there are two sorts: years of both calendars, types of the API, authors. */
export const everyPageKind: readonly string[] = [
  ...pageKinds,
  '/docs/api/Types/UserView',
  '/docs/changelog/2024',
  '/docs/changelog/1403',
  '/blog/authors/protocols',
];
