import { createHash } from 'node:crypto';
import { type Locale, type Localized, locales } from '../model/locale.ts';
import type { SiteConfig } from '../model/siteConfig.ts';
import type { Strings } from '../model/strings.ts';
import { algoliaHosts } from '../search/providers/algolia/hosts.ts';
import { startScript } from './startScript.ts';

/**
 * The content security policy: this origin only, no inline style, no script but the hashed ones. The header serves all languages
 * and forbids framing, which a `<meta>` cannot, and HTML from text (`src/browser/trustedTypes.ts`, `builtHtml.ts`), whose words would
 * weigh on each page. Workers are held by `script-src`.
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
    "img-src 'self' data:",
    ['connect-src', "'self'", ...searchHosts].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    ...('header' in form
      ? [
          "frame-src 'none'",
          "object-src 'none'",
          "media-src 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types default built-html',
        ]
      : []),
  ];
  return directives.join('; ');
}
