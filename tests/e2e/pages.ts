import { locales } from '../../src/model/locale.ts';

export { locales };

/** One page of each kind, for checks that every kind of page has to pass. */
export const pageKinds: readonly string[] = [
  '/',
  '/docs',
  '/docs/tutorial-basics/getting-started',
  '/docs/services/vpn-protocols/wireguard',
  '/docs/api/getting-started',
  '/docs/api/Mutations/Billing',
  '/docs/changelog/changelog',
  '/docs/changelog/changelog-2024-10-15',
  '/blog',
  '/blog/wireguard-quantum-future',
  '/blog/tags',
  '/search',
  '/markdown-page',
  '/no-such-page',
];
