import { type Headers, securityHeaders, strictTransportSecurity } from '../server/securityHeaders.ts';
import { basePath, type Settings } from '../server/settings.ts';

/** Rules that all hosts share; caching and media types are in `server/` too. */
export interface DeployRules {
  readonly host: string;
  /** The host without its port. */
  readonly hostname: string;
  /** Path before every path of the site, without a final slash. */
  readonly base: string;
  /** First segments of the pages' paths: the languages. */
  readonly locales: readonly string[];
  /** Headers of every response. */
  readonly headers: Headers;
  /** Targets of addresses that are not pages, by path without language. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** First line of every written file. */
export const notice = '# Written by `npm run deploy -- --files`: change deploy/*.ts or site/ and run it again.';

/** File paths that are not addresses, as patterns for PCRE and RE2. */
export const notAddresses: readonly { readonly reason: string; readonly pattern: string }[] = [
  { reason: 'two slashes do not count as one', pattern: '//' },
  { reason: 'the files of the home and not-found pages', pattern: '/(?:index|404)(?:/|/index\\.html)?$|/404\\.html$' },
  { reason: 'control characters', pattern: '[\\x00-\\x1f]' },
  { reason: 'precompressed files', pattern: '\\.(?:br|gz)$' },
];

/** Old addresses below a language with their endings, for PCRE and RE2. */
export const oldAddress = (from: string): string => `${from.replaceAll('.', '\\.')}(?:\\.html|/index\\.html|/)?`;

export function deployRules(settings: Settings, redirects: DeployRules['redirects']): DeployRules {
  const { host, hostname } = new URL(settings.config.url);
  return {
    host,
    hostname,
    base: basePath(settings.config),
    locales: Object.values(settings.config.locales).map(({ path }) => path),
    headers: { ...securityHeaders(settings), ...strictTransportSecurity },
    redirects,
  };
}
