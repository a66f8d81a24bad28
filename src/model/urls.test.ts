import { describe, expect, it } from 'vitest';
import { createUrls, isExternal, resolveTarget } from './urls.ts';

describe('urls', () => {
  it('put the language first', () => {
    const urls = createUrls('https://docs.example', '/');
    expect(urls.page('ru', '/docs/a?x=1#b')).toBe('/ru/docs/a?x=1#b');
    expect(urls.page('ru', '/')).toBe('/ru/');
    expect(urls.absolutePage('fa', '/docs')).toBe('https://docs.example/fa/docs');
  });

  it('carry the base path', () => {
    const urls = createUrls('https://example.org', '/help');
    expect(urls.page('en', '/')).toBe('/help/en/');
    expect(urls.file('/favicon.svg')).toBe('/help/favicon.svg');
  });
});

describe('resolveTarget', () => {
  it('takes relative links from the page they stand on', () => {
    expect(resolveTarget('../services/concierge#chat', '/docs/troubleshoot/slow-connection')).toBe(
      '/docs/services/concierge#chat',
    );
    expect(resolveTarget('#dns', '/docs/troubleshoot/slow-connection')).toBe('/docs/troubleshoot/slow-connection#dns');
  });

  it('takes a link to a source file for its page', () => {
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
