import type { Locale, Localized } from '../text/locale.ts';
import type { Facts } from './facts.ts';

/** Sources for the addresses of the site's mirrors. */
interface Mirrored {
  readonly facts: Facts;
  readonly config: { readonly locales: Localized<{ readonly path: string }> };
}

/** Addresses of a page's file on the mirrors of `site/contacts.ts`, which all servers answer. */
export function addressesOnMirrors({ facts, config }: Mirrored, locale: Locale, path: string): string[] {
  const mirrors = facts['mirrors.docs'];
  if (mirrors?.kind !== 'links') return [];
  const file = `${config.locales[locale].path}${path === '/' ? '/index' : path}.html`;
  return mirrors.values.map((mirror) => `${mirror.replace(/\/+$/, '')}/${file}`);
}
