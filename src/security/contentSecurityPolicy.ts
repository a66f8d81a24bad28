import { createHash } from 'node:crypto';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import { algoliaHosts } from '../search/providers/algolia/names.ts';

interface Options {
  /** The inline scripts that may run: those of a page, or for the header those of all languages. */
  readonly inlineScripts: readonly string[];
  /**
   * True if the policy is sent as a header. Only a header can forbid framing, and only there are
   * trusted types (`src/browser/trustedTypes.ts`) listed, whose bytes every page would carry.
   */
  readonly header: boolean;
}

/** Allows only this origin, and inline only the given scripts. `script-src` covers workers. */
export function contentSecurityPolicy({ search }: SiteConfig, { inlineScripts, header }: Options): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const searchHosts = search.provider === 'algolia' ? algoliaHosts(search.appId) : [];
  const directives = [
    // Not 'none': Firefox applies this directive to prefetched pages (`<link rel="prefetch">`).
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
