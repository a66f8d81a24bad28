import { expect, test } from 'vitest';
import { ask } from './ask.ts';

/** Responses of every server: status, and text or the path of a redirect. */
const table: readonly (readonly [rule: string, path: string, status: number, textOrLocation: string])[] = [
  ['The root offers the languages', '/', 200, 'choose a language'],
  ['The root has a long form', '/index.html', 200, 'choose a language'],
  ['A home page has a final slash', '/ru/', 200, 'home in ru'],
  ['A home page without it is redirected there', '/ru', 308, '/ru/'],
  ['A home page keeps its query when it is redirected there', '/fa?from=old', 308, '/fa/?from=old'],
  ['A home page has a long form', '/fa/index.html', 200, 'home in fa'],
  ['A home page named .html is the page without slash', '/ru.html', 308, '/ru/'],
  ['A page has no ending', '/ru/docs/slow', 200, 'slow connection in ru'],
  ['A page next to a folder of its name is found', '/ru/docs', 200, 'docs hub in ru'],
  ['A page name may contain dots', '/en/docs/release-6.2.0', 200, 'release in en'],
  ['.html is accepted', '/ru/docs/slow.html', 200, 'slow connection in ru'],
  ['.html is accepted next to a folder', '/ru/docs.html', 200, 'docs hub in ru'],
  ['/index.html is accepted', '/ru/docs/slow/index.html', 200, 'slow connection in ru'],
  ['/index.html is accepted in a folder', '/ru/docs/index.html', 200, 'docs hub in ru'],
  ['A final slash is removed', '/ru/docs/slow/', 308, '/ru/docs/slow'],
  ['A final slash is removed, the query is kept', '/ru/docs/?q=%D1%8F', 308, '/ru/docs?q=%D1%8F'],
  ['An old address leads to its page', '/ru/docs/old-1.0?q=1', 308, '/ru/docs/slow?q=1'],
  ['An old address with .html leads to its page', '/fa/docs/old-1.0.html', 308, '/fa/docs/slow'],
  ['An old address with a final slash leads to its page', '/en/docs/old-1.0/', 308, '/en/docs/slow'],
  ['An old address with /index.html leads to its page', '/ru/docs/old-1.0/index.html', 308, '/ru/docs/slow'],
  ['An old address is exact', '/en/docs/old-1x0', 404, 'not found in en'],
  ['An old address in an unknown language is not found', '/de/docs/old-1.0', 404, 'not found in en'],
  ['A query never changes the page', '/ru/docs/slow?file=/en/docs.html', 200, 'slow connection in ru'],
  ['Percent encoding is decoded', '/ru/%64ocs/slow', 200, 'slow connection in ru'],
  ['Percent encoding is decoded once', '/ru/%2564ocs/slow', 404, 'not found in ru'],
  ['A file is found by its name', '/robots.txt', 200, 'User-agent'],
  ['A file of a language is found', '/ru/site.json', 200, 'small'],
  ['The Markdown twin of a page is its address with .md', '/ru/docs/slow.md', 200, '# slow connection in ru'],
  ['.well-known is served', '/.well-known/security.txt', 200, 'Contact'],
  ['An unknown page is the not-found page of its language', '/ru/docs/none', 404, 'not found in ru'],
  ['An unknown page below a page is not found', '/fa/docs/slow/none', 404, 'not found in fa'],
  ['An unknown language is answered in English', '/de/docs', 404, 'not found in en'],
  ['An unknown asset is not found', '/_astro/none.js', 404, 'not found in en'],
  ['Paths are case-sensitive', '/ru/Docs/slow', 404, 'not found in ru'],
  ['Languages are case-sensitive', '/RU/', 404, 'not found in en'],
  ['Endings are case-sensitive', '/ru/docs/slow.HTML', 404, 'not found in ru'],
  ['Only one ending is accepted', '/ru/docs/slow.html.html', 404, 'not found in ru'],
  ['Only one long form is accepted', '/ru/docs/slow.html/index.html', 404, 'not found in ru'],
  ['A slash after an ending is not accepted', '/ru/docs/slow.html/', 404, 'not found in ru'],
  ['A slash after a file is not accepted', '/robots.txt/', 404, 'not found in en'],
  ['Two slashes do not count as one', '/ru//docs', 404, 'not found in ru'],
  ['Two slashes in front lead nowhere', '//ru/docs/', 404, 'not found in en'],
  ['Two slashes in front are not another host', '//example.com/', 404, 'not found in en'],
  ['index is not a page', '/ru/index', 404, 'not found in ru'],
  ['index is not a folder', '/ru/index/', 404, 'not found in ru'],
  ['The not-found page has no address', '/ru/404', 404, 'not found in ru'],
  ['The not-found page has no address with ending', '/ru/404.html', 404, 'not found in ru'],
  ['The not-found page has no long form', '/ru/404/index.html', 404, 'not found in ru'],
  ['A folder is not a page', '/ru/blog', 404, 'not found in ru'],
  ['A folder with a slash is not a page', '/_astro/', 404, 'not found in en'],
  ['A precompressed file has no address', '/_astro/site.Ab12Cd34.css.br', 404, 'not found in en'],
  ['A precompressed page has no address', '/ru/docs.html.gz', 404, 'not found in ru'],
  ['A hidden file is not served', '/.env', 404, 'not found in en'],
  ['Invalid percent encoding is a bad request', '/ru/%zz', 400, ''],
  ['Incomplete percent encoding is a bad request', '/ru/%4', 400, ''],
  ['NUL is a bad request', '/ru/docs%00.html', 400, ''],
];

/** Tests of port 80, which is `origin`, for a published site of the host 127.0.0.1. */
export function testPlainHttp(origin: () => string): void {
  test('Plain HTTP redirects to the same address over HTTPS, with the headers of every other response', async () => {
    const { status, headers } = await ask(origin(), '/ru/docs?q=1');
    expect([status, headers.location]).toEqual([308, 'https://127.0.0.1/ru/docs?q=1']);
    expect([headers['cache-control'], headers['x-frame-options']]).toEqual(['public, max-age=3600', 'DENY']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'/);
    // Browsers accept it over HTTPS only.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('A request for another host gets neither a response nor a redirect', async () => {
    await expect(ask(origin(), '/ru/docs', { headers: { host: 'evil.test' } })).rejects.toThrow('socket hang up');
  });
}

/**
 * Tests of every server of the site; `origin` is read in each test. With `bareRefusals` requests
 * that are not HTTP are refused without the site's headers.
 */
export function testRequests(origin: () => string, { bareRefusals = false } = {}): void {
  test.each(table)('%s: %s', async (_rule, path, status, expected) => {
    const answer = await ask(origin(), path);
    expect(answer.status).toBe(status);
    if (status === 308) expect(answer.headers.location).toBe(expected);
    else expect(answer.text).toContain(expected);
  });

  test('A very long address is refused', async () => {
    expect((await ask(origin(), `/ru/docs?q=${'a'.repeat(9000)}`)).status).toBe(414);
  });

  test.each([
    ['fa-IR,fa;q=0.9,en;q=0.8', 'fa'],
    ['de, ru;q=0.5', 'ru'],
    ['de', 'en'],
  ])('Outside the languages, Accept-Language "%s" gets the not-found page in %s', async (languages, locale) => {
    const answer = await ask(origin(), '/none', { headers: { 'accept-language': languages } });
    expect(answer.text).toContain(`not found in ${locale}`);
    expect(answer.headers.vary).toContain('Accept-Language');
  });

  test('The language of the path takes precedence over Accept-Language', async () => {
    const answer = await ask(origin(), '/ru/none', { headers: { 'accept-language': 'fa' } });
    expect(answer.text).toContain('not found in ru');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const answer = await ask(origin(), '/ru/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('HEAD answers with the headers of GET and no body', async () => {
    const get = await ask(origin(), '/ru/docs');
    const head = await ask(origin(), '/ru/docs', { method: 'HEAD' });
    expect([head.status, head.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test.each([
    ['0-3', 206, 'User', 'bytes 0-3/14'],
    ['-3', 206, ' *\n', 'bytes 11-13/14'],
    ['900-', 416, '', 'bytes */14'],
  ])('A request for the bytes %s of a file gets %i and %j', async (range, status, text, sent) => {
    const answer = await ask(origin(), '/robots.txt', { headers: { range: `bytes=${range}` } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, sent]);
    expect(answer.text).toContain(text);
  });

  test('An interrupted download continues if the file is the same, and begins again if it has changed', async () => {
    const whole = await ask(origin(), '/robots.txt');
    const rest = (etag: string | undefined) =>
      ask(origin(), '/robots.txt', { headers: { range: 'bytes=4-', 'if-range': etag } });
    const same = await rest(whole.headers.etag);
    expect([same.status, whole.text.slice(0, 4) + same.text]).toEqual([206, whole.text]);
    const other = await rest('"other"');
    expect([other.status, other.text]).toEqual([200, whole.text]);
  });

  test('A not-found page is never partial content', async () => {
    const answer = await ask(origin(), '/ru/none', { headers: { range: 'bytes=0-3' } });
    expect(answer.status).toBe(404);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const answer = await ask(origin(), '/ru/docs', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.text).toContain('docs hub in ru');
  });

  test('Brotli is sent for every page, each time', async () => {
    const wrong: string[] = [];
    for (const path of ['/', ...['en', 'fa', 'ru'].flatMap((locale) => [`/${locale}/`, `/${locale}/docs/slow`])]) {
      for (let time = 0; time < 20; time += 1) {
        const { headers } = await ask(origin(), path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
        if (headers['content-encoding'] !== 'br') wrong.push(`${path}: ${headers['content-encoding']}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('A not-found page is sent compressed too', async () => {
    const answer = await ask(origin(), '/fa/none', { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br']);
    expect(answer.text).toContain('not found in fa');
  });

  test('A not-found page is sent in full to a reader who has it already', async () => {
    const first = await ask(origin(), '/ru/none');
    const stored = {
      'if-none-match': `${first.headers.etag ?? '"none"'}`,
      'if-modified-since': first.headers['last-modified'] ?? new Date().toUTCString(),
    };
    const again = await ask(origin(), '/ru/none', { headers: stored });
    expect(again.status).toBe(404);
    expect(again.text).toContain('not found in ru');
  });

  test.each(['', 'br', 'gzip'])('An unchanged page is answered with 304 (Accept-Encoding "%s")', async (accepted) => {
    const headers = { 'accept-encoding': accepted };
    const first = await ask(origin(), '/ru/docs', { headers });
    const again = await ask(origin(), '/ru/docs', {
      headers: { ...headers, 'if-none-match': `"other", ${first.headers.etag}` },
    });
    expect([again.status, again.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  test.each([
    ['/_astro/site.Ab12Cd34.css', 'public, max-age=31536000, immutable'],
    ['/search/core.0123abcd.json', 'public, max-age=31536000, immutable'],
    ['/search/manifest.json', 'public, max-age=3600'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/ru/blog/feed.xml', 'public, max-age=3600'],
    ['/ru/docs/slow/', 'public, max-age=3600'],
    ['/ru/', 'public, max-age=60, must-revalidate'],
    ['/ru/docs', 'public, max-age=60, must-revalidate'],
    ['/ru/docs.html', 'public, max-age=60, must-revalidate'],
    ['/ru/none', 'no-cache'],
    ['/_astro/none.css', 'no-cache'],
    ['/ru/%zz', 'no-cache'],
  ])('%s is cached as "%s"', async (path, value) => {
    if (bareRefusals && path.includes('%zz')) return;
    expect((await ask(origin(), path)).headers['cache-control']).toBe(value);
  });

  test.each([
    ['/_astro/site.Ab12Cd34.css', 'text/css; charset=utf-8'],
    ['/ru/site.json', 'application/json'],
    ['/ru/blog/feed.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/ru/docs/slow.md', 'text/markdown; charset=utf-8'],
  ])('%s is of type %s', async (path, type) => {
    expect((await ask(origin(), path)).headers['content-type']).toBe(type);
  });

  test('Search engines are asked not to list the Markdown twin of a page, and to list the page', async () => {
    expect((await ask(origin(), '/ru/docs/slow.md')).headers['x-robots-tag']).toBe('noindex');
    expect((await ask(origin(), '/ru/docs/slow')).headers).not.toHaveProperty('x-robots-tag');
  });

  test.each([
    ['a page', '/ru/docs', {}],
    ['the Markdown twin of a page', '/ru/docs/slow.md', {}],
    ['an asset', '/_astro/site.Ab12Cd34.css', {}],
    ['a redirect', '/ru', {}],
    ['a not-found page', '/ru/none', {}],
    ['a bad request', '/%zz', {}],
    ['a method that is not allowed', '/', { method: 'POST' }],
  ])('%s carries the security headers', async (_what, path, question) => {
    if (bareRefusals && path.includes('%zz')) return;
    const { headers } = await ask(origin(), path, question);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

/** Tests of a server that publishes the site under `/help`. */
export function testBasePath(origin: () => string): void {
  test.each([
    ['/', 307, '/help/'],
    ['/?from=old', 307, '/help/?from=old'],
    ['/help', 308, '/help/'],
    ['/help/ru', 308, '/help/ru/'],
    ['/help/ru/docs/slow/?a=1', 308, '/help/ru/docs/slow?a=1'],
    ['/help/ru/docs/old-1.0?a=1', 308, '/help/ru/docs/slow?a=1'],
  ])('%s is redirected (%i) to %s', async (path, status, location) => {
    const answer = await ask(origin(), path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    ['/help/', 200, 'choose a language'],
    ['/help/ru/docs/slow', 200, 'slow connection in ru'],
    ['/help/ru/docs/index.html', 200, 'docs hub in ru'],
    ['/help/fa/none', 404, 'not found in fa'],
    ['/help/.env', 404, 'not found in en'],
    ['/help//ru/docs/', 404, 'not found in en'],
    ['/ru/docs/slow', 404, 'not found in en'],
    ['/helpru/docs', 404, 'not found in en'],
    ['/robots.txt', 404, 'not found in en'],
  ])('%s is answered with %i and "%s"', async (path, status, text) => {
    const answer = await ask(origin(), path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  test('Hashed files are kept forever there too', async () => {
    const answer = await ask(origin(), '/help/_astro/site.Ab12Cd34.css');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
}
