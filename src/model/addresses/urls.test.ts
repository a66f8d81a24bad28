import { describe, expect, it } from 'vitest';
import { createUrls, isExternal, resolveHref, resolveTarget } from './urls.ts';

const locales = { en: { path: 'en' }, fa: { path: 'farsi' }, ru: { path: 'ru' } };

describe('urls', () => {
  it('put the path of the language first', () => {
    const urls = createUrls({ url: 'https://docs.example', base: '/', locales });
    expect(urls.page('ru', '/docs/a?x=1#b')).toBe('/ru/docs/a?x=1#b');
    expect(urls.page('ru', '/')).toBe('/ru/');
    expect(urls.absolutePage('fa', '/docs')).toBe('https://docs.example/farsi/docs');
  });

  it('carry the base path', () => {
    const urls = createUrls({ url: 'https://example.org', base: '/help', locales });
    expect(urls.page('en', '/')).toBe('/help/en/');
    expect(urls.file('/favicon.svg')).toBe('/help/favicon.svg');
  });
});

describe('the address that a link leads to', () => {
  const urls = createUrls({ url: 'https://example.org', base: '/help', locales });
  const links = { tickets: 'https://example.com/tickets' };

  it.each([
    // In the language of the reader.
    ['/docs/guide/start#wifi', '/help/farsi/docs/guide/start#wifi'],
    ['./start', '/help/farsi/docs/guide/start'],
    ['https://example.com/', 'https://example.com/'],
    ['site:tickets', 'https://example.com/tickets'],
    ['#dns', '#dns'],
  ])('is that of %s: %s', (target, href) => {
    expect(resolveHref(target, '/docs/guide/slow', 'fa', { links }, urls)).toBe(href);
  });
});

const slow = '/docs/troubleshoot/slow-connection';

it.each([
  ['../services/concierge#chat', slow, '/docs/services/concierge#chat'],
  ['#dns', slow, `${slow}#dns`],
  ['./server-connection.mdx#ipv6', slow, '/docs/troubleshoot/server-connection#ipv6'],
  ['/docs/services/index.mdx', '/', '/docs/services'],
])('%s on %s leads to %s', (target, page, path) => {
  expect(resolveTarget(target, page)).toBe(path);
});

it.each([
  ['https://a.b', true],
  ['mailto:a@b.c', true],
  ['//a.b', true],
  ['site:dashboard', false],
  ['/docs', false],
  ['x', false],
])('%s leads outside: %s', (address, isOutside) => {
  expect(isExternal(address)).toBe(isOutside);
});
