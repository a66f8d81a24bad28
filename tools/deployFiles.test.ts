import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { deployFiles } from '../deploy/files.ts';

// The committed files do not depend on the environment.
vi.stubEnv('SITE_URL', undefined);
vi.stubEnv('BASE_PATH', undefined);
const { readSettings } = await import('../server/settings.ts');
const settings = readSettings();
const { default: listed } = await import('../deploy/redirects.json', { with: { type: 'json' } });
/** The redirects of the site are compared by tests/output/pages/redirects.test.ts. */
const redirects = new Map<string, string>(Object.entries(listed));
const files = deployFiles(settings, redirects);
const belowHelp = deployFiles({ ...settings, config: { ...settings.config, base: '/help' } }, redirects);

test.each(Object.keys(files))('deploy/%s is current (else run `npm run deploy -- --files`)', (name) => {
  expect(readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')).toBe(files[name]);
});

describe.each(['nginx.conf', 'container.conf', 'Caddyfile', '_headers'])('%s', (name) => {
  test.each([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'X-Frame-Options',
    'Strict-Transport-Security',
    'max-age=31536000, immutable',
  ])('sends %s', (text) => {
    expect(files[name]).toContain(text);
  });
});

test.each(['nginx.conf', 'container.conf'])('%s logs no reader', (name) => {
  const servers = (files[name] ?? '').split(/^server \{/m).slice(1);
  expect(servers.filter((server) => !server.includes('access_log off;'))).toEqual([]);
});

test.each(Object.keys(files))('%s uses the base path', (name) => {
  expect(files[name]).not.toContain('/help');
  expect(belowHelp[name]).toContain('/help/');
});

test('No header is longer than the 2000 characters that Cloudflare Pages reads', () => {
  const lines = files['_headers']?.split('\n') ?? [];
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

test('The rules for all paths come last, since Netlify takes the first of two rules for the same path', () => {
  const rules = (files['_redirects'] ?? '').split('\n').filter((line) => line.startsWith('/'));
  const firstForAll = rules.findIndex((line) => line.startsWith('/* '));
  expect(rules.slice(firstForAll).every((line) => line.startsWith('/* '))).toBe(true);
});
