import { createHash } from 'node:crypto';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import { algoliaHosts } from '../search/providers/algolia/names.ts';

interface Options {
  /** The inline scripts that may run: those of a page, or for the header those of all languages. */
  readonly inlineScripts: readonly string[];
  /**
   * True if the policy is sent as a header. Only there can it forbid framing, and HTML from text (`src/browser/trustedTypes.ts`), whose
   * words would weigh on each page.
   */
  readonly header: boolean;
}

/** The content security policy: this origin only, no inline style, no script but the given ones. `script-src` covers workers. */
export function contentSecurityPolicy({ search }: SiteConfig, { inlineScripts, header }: Options): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const searchHosts = search.provider === 'algolia' ? algoliaHosts(search.appId) : [];
  const directives = [
    // Not 'none': Firefox applies this directive to pages that are fetched ahead (`<link rel="prefetch">`).
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "img-src 'self' data:",
    ['connect-src', "'self'", ...searchHosts].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    ...(header
      ? [
          "frame-src 'none'",
          "object-src 'none'",
          "media-src 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types default',
        ]
      : []),
  ];
  return directives.join('; ');
}
