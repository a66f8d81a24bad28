import type { Locale } from '../text/locale.ts';
import type { Configuration } from './configuration.ts';

/** Addresses of a page's file on the mirrors of `site/contacts.ts`, which all servers answer. */
export function addressesOnMirrors(
  { facts, config }: Pick<Configuration, 'facts' | 'config'>,
  locale: Locale,
  path: string,
): string[] {
  const mirrors = facts['mirrors.docs'];
  if (mirrors?.kind !== 'links') return [];
  const file = `${config.locales[locale].path}${path === '/' ? '/index' : path}.html`;
  return mirrors.values.map((mirror) => `${mirror.replace(/\/+$/, '')}/${file}`);
}
