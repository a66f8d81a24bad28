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
  const href = (target: string) => resolveHref(target, '/docs/guide/slow', 'fa', { links }, urls);

  it('is that of the page in the language of the reader', () => {
    expect(href('/docs/guide/start#wifi')).toBe('/help/farsi/docs/guide/start#wifi');
    expect(href('./start')).toBe('/help/farsi/docs/guide/start');
  });

  it('is an outside address, written out or by its name in the configuration', () => {
    expect(href('https://example.com/')).toBe('https://example.com/');
    expect(href('site:tickets')).toBe('https://example.com/tickets');
  });

  it('stays on the page if it is an anchor', () => {
    expect(href('#dns')).toBe('#dns');
  });
});

describe('resolveTarget', () => {
  it('resolves relative links from the page they are on', () => {
    expect(resolveTarget('../services/concierge#chat', '/docs/troubleshoot/slow-connection')).toBe(
      '/docs/services/concierge#chat',
    );
    expect(resolveTarget('#dns', '/docs/troubleshoot/slow-connection')).toBe('/docs/troubleshoot/slow-connection#dns');
  });

  it('resolves a link to a source file to its page', () => {
    expect(resolveTarget('./server-connection.mdx#ipv6', '/docs/troubleshoot/slow-connection')).toBe(
      '/docs/troubleshoot/server-connection#ipv6',
    );
    expect(resolveTarget('/docs/services/index.mdx', '/')).toBe('/docs/services');
  });
});

it('addresses with a scheme lead outside, names of the configuration do not', () => {
  expect(['https://a.b', 'mailto:a@b.c', '//a.b', 'site:dashboard', '/docs', 'x'].map(isExternal)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
