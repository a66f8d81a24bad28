import { expect, test } from 'vitest';
import config from '../../site/site.config.ts';
import { type SiteConfigInput, siteConfigSchema } from '../model/config/siteConfig.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

function policy(changes: Partial<SiteConfigInput> = {}): string {
  const inlineScripts = ["alert('Hello, world.');"];
  return contentSecurityPolicy(siteConfigSchema.parse({ ...config, ...changes }), { inlineScripts, header: true });
}

function connectSources(search: SiteConfigInput['search']): string[] {
  const directive = policy({ search })
    .split('; ')
    .find((one) => one.startsWith('connect-src '));
  return directive?.split(' ').slice(1) ?? [];
}

test('with the embedded search, pages connect only to their own origin', () => {
  expect(connectSources({ provider: 'embedded' })).toEqual(["'self'"]);
});

test('pages may be prefetched in Firefox, which applies only the default directive to that', () => {
  expect(policy().split('; ')).toContain("default-src 'self'");
  for (const nothing of ['frame-src', 'object-src', 'media-src', 'base-uri'])
    expect(policy()).toContain(`${nothing} 'none'`);
});

test('the hosts of hosted search are allowed only if it is configured', () => {
  const search = { provider: 'algolia', appId: 'ABC123', searchKey: 'key', indexName: 'docs' } as const;
  expect(connectSources(search)).toEqual([
    "'self'",
    'https://abc123-dsn.algolia.net',
    'https://abc123-1.algolianet.com',
    'https://abc123-2.algolianet.com',
    'https://abc123-3.algolianet.com',
  ]);
});

test.each([
  { provider: 'algolia', appId: 'x; script-src *', searchKey: 'key', indexName: 'docs' },
  { provider: 'algolia', appId: 'ABC123', searchKey: '', indexName: 'docs' },
  { provider: 'algolia', appId: 'ABC123', searchKey: 'key', indexName: 'docs', externalUrlPattern: '(' },
  { provider: 'algolia', appId: 'ABC123', searchKey: 'key', indexName: 'docs', pathPrefix: 'docs' },
])('a configuration that cannot work is refused: %j', (search) => {
  expect(siteConfigSchema.safeParse({ ...config, search }).success).toBe(false);
});

test('only the given inline scripts are allowed, by their hashes', () => {
  // An example of MDN, of "content_security_policy" in manifest.json, which has script and hash.
  expect(policy().split('; ')).toContain("script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('directives that a <meta> cannot have are only in the header', () => {
  const meta = contentSecurityPolicy(siteConfigSchema.parse(config), { inlineScripts: [], header: false });
  expect(meta).not.toMatch(/frame-ancestors|trusted-types/);
  expect(policy()).toMatch(/frame-ancestors 'none'.*trusted-types default$/);
});
