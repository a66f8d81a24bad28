import { locales } from '../../src/model/locale.ts';

export { locales };

/** Marks tests that switch scripts off, which Playwright cannot do in Firefox (tests/firefox). */
export const withoutScript = { tag: '@without-script' };
/** Marks tests of a reader who asks for less motion, which Playwright cannot emulate in Firefox (tests/firefox). */
export const lessMotion = { tag: '@less-motion' };
/** Marks tests in colours that the system forces, which Playwright cannot emulate in Firefox (tests/firefox). */
export const forcedColours = { tag: '@forced-colours' };

/** One page of each kind, for checks that every kind of page has to pass. */
export const pageKinds: readonly string[] = [
  '/',
  '/docs',
  '/docs/services',
  '/docs/tutorial-basics/getting-started',
  '/docs/services/vpn-protocols/wireguard',
  '/docs/services/orbnet/infrastructure/architecture',
  '/docs/api/getting-started',
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

/** A page of each kind that `pageKinds` leaves out: with it, every kind of route, and both calendars of the changelog. */
export const otherPageKinds: readonly string[] = [
  '/docs/services',
  '/docs/api/Mutations/Authentication/login-api',
  '/docs/api/Types',
  '/docs/api/Types/UserView',
  '/docs/api/schema-changelog',
  '/docs/changelog/2024',
  '/docs/changelog/1403',
  '/blog/page/2',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/protocols',
  '/blog/tags/wireguard',
];
