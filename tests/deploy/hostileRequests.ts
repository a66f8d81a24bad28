import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapes, host, lures, malformed, notFoundOrWorse, oddHeaders } from './hostileCorpus.ts';
import { askRaw, type RawAnswer, sendRaw } from './raw.ts';

/** Number of generated requests of each of the two kinds; DEEP=1 is the deep run. */
const generated = process.env['DEEP'] === '1' ? 63_000 : 300;
const timeout = 60_000 + 10 * generated;

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 50)}… (${text.length} characters)` : text);

interface Host {
  /** True if requests that are not HTTP are refused without the site's headers. */
  readonly bareRefusals?: boolean;
  /** Further valid statuses of single cases, by the name of the case. */
  readonly alsoRight?: Readonly<Record<string, readonly number[]>>;
}

/** Refusals of requests that could not be parsed; `OPTIONS *` is about the server, not the site. */
const refusals = [200, 400, 405, 417, 431, 501, 505];

/** Rules for every response, whatever the request. */
function expectDecent({ status, head, body }: RawAnswer, { bareRefusals }: Host): void {
  expect([500, 502, 503]).not.toContain(status);
  // Contents count, not names: a redirect repeats the query.
  expect(`${head}${body}`).not.toMatch(/secret (?:next to|of) the output folder|root:\w*:0/);
  // No stack trace, no path of the machine, no name and version of the server.
  expect(body).not.toMatch(/\bat .+:\d+|node:|Error\b|ENOENT|[/\\](?:tmp|home|usr|var)[/\\]|nginx\/\d/);
  if (head === '') return;
  if (bareRefusals && refusals.includes(status) && !/^content-security-policy:/im.test(head)) {
    expect(body.length).toBeLessThan(100);
    return;
  }
  expect(head).toMatch(/^content-security-policy: default-src 'self'/im);
  expect(head).toMatch(/^x-content-type-options: nosniff/im);
  expect(head).not.toMatch(/^set-cookie:/im);
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[^\0-\x20\x7f]*$/);
  if (status === 405) expect(head).toMatch(/^allow: GET, HEAD/im);
}

/** Tests of every server against attackers; `origin` is read in each test. */
export function testHostileRequests(origin: () => string, kind: Host = {}): void {
  const also = (name: string) => kind.alsoRight?.[name] ?? [];
  test.each(escapes)('%j does not return a file that must not be served', async (target) => {
    const answer = await askRaw(origin(), target);
    expectDecent(answer, kind);
    // Without its query, fragment or two dots it may well be the address of a page.
    const mayLead = /[?#]|\/\.\.$/.test(target);
    expect(mayLead ? [...notFoundOrWorse, 200] : notFoundOrWorse).toContain(answer.status);
  });

  test.each(lures)('%j does not redirect to another host', async (target) => {
    const answer = await askRaw(origin(), target);
    expectDecent(answer, kind);
    expect([...notFoundOrWorse, 200, 308]).toContain(answer.status);
  });

  test.each(malformed)('A request with %s gets a valid response', async (what, target, head, statuses) => {
    const answer = await askRaw(origin(), target, head);
    expectDecent(answer, kind);
    expect([...statuses, ...also(what)]).toContain(answer.status);
  });

  const named = oddHeaders.map(([header, statuses]) => [short(header), header, statuses] as const);
  test.each(named)('A page is requested with %j', async (name, header, statuses) => {
    for (const accepted of ['identity', 'br', 'gzip']) {
      const encoding = header.startsWith('Accept-Encoding') ? [] : [`Accept-Encoding: ${accepted}`];
      const answer = await askRaw(origin(), '/ru/docs', { headers: [host, ...encoding, header] });
      expectDecent(answer, kind);
      expect([...statuses, ...also(name)]).toContain(answer.status);
    }
  });

  test('Pipelined requests are answered in the order they were sent', async () => {
    const ask = (path: string, last = '') => `GET ${path} HTTP/1.1\r\n${host}\r\n${last}\r\n`;
    const paths = ['/ru/', '/fa/', '/en/', '/ru/none', '/robots.txt'];
    const answers = await sendRaw(
      origin(),
      paths.map((path) => ask(path)).join('') + ask('/ru/', 'Connection: close\r\n'),
    );
    for (const answer of answers) expectDecent(answer, kind);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200, 200]);
    expect(answers[1]?.body).toContain('home in fa');
  });

  test.each([
    ['length before chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked']],
    ['chunks before length', ['Transfer-Encoding: chunked', 'Content-Length: 6']],
    ['chunks in another case', ['Content-Length: 6', 'Transfer-Encoding: Chunked']],
    ['chunks twice', ['Content-Length: 6', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['two lengths in one', ['Content-Length: 6, 0']],
  ])('A second request is not smuggled in behind %s', async (_what, headers) => {
    const hidden = `0\r\n\r\nXGET /fa/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;
    const answers = await sendRaw(origin(), ['GET /ru/ HTTP/1.1', host, ...headers, '', hidden].join('\r\n'));
    for (const answer of answers) expectDecent(answer, kind);
    expect(answers.map(({ body }) => body).join('')).not.toContain('home in fa');
    expect([400, ...also('smuggling')]).toContain(answers.at(-1)?.status);
  });

  const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
  const signs = ['/', '//', '..', '.', '%2e', '%2f', '\\', '%5c', '%00', '%', '?', '#', ';', ':'];
  const names = ['ru', 'docs', 'slow', '.html', 'index', '404', 'secret.txt', '.env', 'link.txt', 'linked'];
  const piece = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...signs, ...names) },
    { weight: 2, arbitrary: byte.filter((one) => !' \r\n'.includes(one)) },
    { weight: 2, arbitrary: byte.map((one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }).map(encodeURIComponent) },
  );

  test('The response to any request is a page, a redirect to one, or a refusal', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const answer = await askRaw(origin(), `/${pieces.join('')}`);
        expectDecent(answer, kind);
        expect([...notFoundOrWorse, 200, 308]).toContain(answer.status);
      }),
      { numRuns: generated },
    );
  });

  test('Arbitrary bytes get a proper response, and the next reader is served', {
    timeout,
  }, async () => {
    const bytes = fc.array(
      fc.oneof(byte, fc.constantFrom('GET ', '/ru/', ' HTTP/1.1', '\r\n', host, ': ', 'Range: bytes=')),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (parts) => {
        // The end of a head, so that no server waits for the rest.
        const answers = await sendRaw(origin(), `${parts.join('')}\r\nConnection: close\r\n\r\n\r\n\r\n`);
        for (const answer of answers) expectDecent(answer, kind);
      }),
      { numRuns: generated },
    );
    expect((await askRaw(origin(), '/ru/')).status).toBe(200);
  });
}
