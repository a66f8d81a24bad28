import { createHash } from 'node:crypto';
import { type Locale, type Localized, locales } from '../model/locale.ts';
import type { SiteConfig } from '../model/siteConfig.ts';
import type { Strings } from '../model/strings.ts';
import { algoliaHosts } from '../search/providers/algolia/hosts.ts';
import { startScript } from './startScript.ts';

/**
 * The content security policy: this origin only, no inline style, no script but the hashed ones. The header serves all languages
 * and forbids framing, which a `<meta>` cannot.
 */
export function contentSecurityPolicy(
  config: SiteConfig,
  strings: Localized<Strings>,
  form: { header: true } | { meta: Locale },
): string {
  const languages = 'meta' in form ? [form.meta] : locales;
  const hashes = languages.map((locale) => {
    const script = startScript(config, strings[locale], locale);
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const searchHosts = config.search.provider === 'algolia' ? algoliaHosts(config.search.appId) : [];
  const directives = [
    // Not 'none': Firefox holds pages that are fetched ahead (`<link rel="prefetch">`) to this directive.
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...searchHosts].join(' '),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...('header' in form
      ? ["frame-src 'none'", "object-src 'none'", "media-src 'none'", "frame-ancestors 'none'"]
      : []),
  ];
  return directives.join('; ');
}
