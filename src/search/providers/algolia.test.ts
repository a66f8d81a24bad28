import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SearchFailure } from '../provider.ts';
import { type Asked, onlyAsked, startServer, type TestServer } from './algolia/algoliaServer.ts';
import { matchEnd, matchStart } from './algolia/questions.ts';
import { type AlgoliaContext, createAlgoliaProvider } from './algolia.ts';

const source = {
  provider: 'algolia',
  home: '/ru',
  appId: 'APP1',
  searchKey: 'key',
  indexName: 'orbvpn',
  searchParameters: {},
  pathPrefix: '/docs/',
  externalUrlPattern: '^https://orbvpn\\.com/',
} as const;

const hit = {
  url: 'https://docs.orbvpn.com/ru/docs/tutorial-basics/password-management#reset',
  hierarchy: { lvl0: 'Руководства', lvl1: 'Пароль', lvl2: 'Сброс пароля', lvl3: null },
  content: 'Откройте «Безопасность».',
  _highlightResult: { hierarchy: { lvl2: { value: `Сброс ${matchStart}пароля${matchEnd}` } } },
};

const result = { hits: [hit], nbHits: 41, facets: { section: { tutorials: 40, api: 1 } } };

let server: TestServer;
let answer: (asked: Asked, response: ServerResponse) => void;

const json = (body: unknown, status = 200) => {
  answer = ({ questions }, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? onlyAsked(body, questions) : body));
};

beforeEach(async () => {
  server = await startServer((asked, response) => answer(asked, response));
});

afterEach(() => server.close());

function provider(context: Partial<AlgoliaContext> = {}) {
  const { origin } = server;
  return createAlgoliaProvider(source, {
    locale: 'ru',
    base: '',
    hosts: [origin],
    ...context,
  });
}

async function failureOf(context?: Partial<AlgoliaContext>): Promise<SearchFailure> {
  const failure: unknown = await provider(context)
    .search('пароль')
    .catch((error: unknown) => error);
  if (failure instanceof SearchFailure) return failure;
  throw new Error('The search did not fail as it should.');
}

describe('hosted search', () => {
  test('asks for the language, the tags of the docs, no more hits than shown, and no analytics', async () => {
    json({ results: [result] });
    await provider().search('пароль', { limit: 20, offset: 40 });
    const [asked] = server.asked;
    expect(asked?.method).toBe('POST');
    expect(asked?.url.pathname).toBe('/1/indexes/*/queries');
    expect(asked?.url.searchParams.get('x-algolia-application-id')).toBe('APP1');
    expect(asked?.url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(asked?.contentType).toMatch(/^text\/plain/);
    expect(asked?.questions).toHaveLength(1);
    expect(asked?.questions[0]).toMatchObject({
      indexName: 'orbvpn',
      query: 'пароль',
      facetFilters: ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      length: 20,
      offset: 40,
      analytics: false,
      clickAnalytics: false,
    });
  });

  test('sends the parameters of the configuration', async () => {
    json({ results: [result] });
    const configured = { ...source, searchParameters: { distinct: 3 } };
    await createAlgoliaProvider(configured, {
      locale: 'en',
      base: '',
      hosts: [server.origin],
    }).search('password');
    expect(server.asked[0]?.questions[0]).toMatchObject({
      distinct: 3,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
  });

  test('gives hits with the place of the match and counts by section', async () => {
    json({ results: [result] });
    expect(await provider().search('пароль')).toEqual({
      total: 41,
      counts: { tutorials: 40, api: 1 },
      hits: [
        {
          id: '/ru/docs/tutorial-basics/password-management#reset',
          url: '/ru/docs/tutorial-basics/password-management#reset',
          page: '/ru/docs/tutorial-basics/password-management',
          external: false,
          section: 'tutorials',
          path: ['Руководства'],
          title: [{ text: 'Пароль', match: false }],
          heading: [
            { text: 'Сброс ', match: false },
            { text: 'пароля', match: true },
          ],
          excerpt: [{ text: 'Откройте «Безопасность».', match: false }],
          score: -0,
        },
      ],
    });
  });

  test('gives the note that a record carries', async () => {
    json({ results: [{ hits: [{ ...hit, note: 'Иллюстрация' }], nbHits: 1 }] });
    expect((await provider().search('пароль')).hits[0]?.note).toBe('Иллюстрация');
  });

  test('counts the other sections besides the one that is shown', async () => {
    json({
      results: [
        { ...result, nbHits: 1 },
        { ...result, hits: [] },
      ],
    });
    const { total, counts } = await provider().search('пароль', { section: 'api' });
    expect(total).toBe(1);
    expect(counts).toEqual({ tutorials: 40, api: 1 });
    const [shown, counted] = server.asked[0]?.questions ?? [];
    expect(shown?.facetFilters).toContain('section:api');
    expect(counted?.facetFilters).not.toContain('section:api');
  });

  test('counts the hits at hand where the index knows no sections', async () => {
    json({ results: [{ hits: [hit], nbHits: 1 }] });
    expect((await provider().search('пароль')).counts).toEqual({ tutorials: 1 });
  });
});

describe('addresses of results', () => {
  test.each([
    ['https://docs.orbvpn.com/docs/ru/docs/services', '', '/ru/docs/services', false],
    ['https://docs.orbvpn.com/ru/docs/services', '', '/ru/docs/services', false],
    ['https://docs.orbvpn.com/docs/ru/docs/services', '/help', '/help/ru/docs/services', false],
    ['https://docs.orbvpn.com/help/ru/docs/services', '/help', '/help/ru/docs/services', false],
    ['/ru/docs/services?a=1#top', '', '/ru/docs/services?a=1#top', false],
    ['https://orbvpn.com/pricing', '', 'https://orbvpn.com/pricing', true],
    ['https://docs.orbvpn.com//evil.example/x', '', '/evil.example/x', false],
    ['https://docs.orbvpn.com/docs//evil.example/x', '', '/evil.example/x', false],
  ])('%s below "%s" leads to %s', async (indexed, base, url, external) => {
    json({ results: [{ hits: [{ ...hit, url: indexed }], nbHits: 1 }] });
    expect((await provider({ base }).search('x')).hits[0]).toMatchObject({ url, external });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%s is left out', async (url) => {
    json({ results: [{ hits: [{ ...hit, url }], nbHits: 1 }] });
    expect((await provider().search('x')).hits).toEqual([]);
  });
});

describe('a failure of hosted search', () => {
  test('that is a rejection is reported at once', async () => {
    json({ message: 'Invalid Application-ID or API key', status: 403 }, 403);
    const { message, reason } = await failureOf({ hosts: [server.origin, server.origin] });
    expect(message).toContain('403');
    expect(message).toContain('Invalid Application-ID');
    expect(reason).toBe('line');
    expect(server.asked).toHaveLength(1);
  });

  test('of the server is reported when every host has it', async () => {
    json({ message: 'Internal error' }, 500);
    expect((await failureOf({ hosts: [server.origin, server.origin] })).message).toContain('500');
    expect(server.asked).toHaveLength(2);
  });

  test('of the first host is made good by the next', async () => {
    answer = (_, response) => {
      if (server.asked.length === 1) response.destroy();
      else response.end(JSON.stringify({ results: [result] }));
    };
    expect((await provider({ hosts: [server.origin, server.origin] }).search('пароль')).total).toBe(41);
  });

  test('is an answer that does not come in time', async () => {
    answer = () => {};
    expect((await failureOf({ timeout: 50 })).message).toContain('cannot be reached');
  });

  test('is an answer whose end does not come in time', async () => {
    answer = (_, response) => response.write('{"results":[');
    expect((await failureOf({ timeout: 500 })).message).toContain('cut off');
  });

  test.each([
    ['{"results":[', 'cut off'],
    ['<!doctype html><title>Sign in to the hotel</title>', 'cut off'],
    ['[]', 'malformed'],
    ['{"results":[]}', 'malformed'],
    ['{"results":[{"hits":[{"url":1}],"nbHits":1}]}', 'malformed'],
    ['{"results":[{"hits":[{"url":"/a","hierarchy":{"lvl1":{}}}],"nbHits":1}]}', 'malformed'],
    ['{"results":[{"hits":[],"nbHits":"1"}]}', 'malformed'],
    ['{"results":[{"hits":[],"nbHits":1,"facets":{"section":{"api":"1"}}}]}', 'malformed'],
  ])('is the answer %s', async (body, told) => {
    answer = (_, response) => response.end(body);
    expect((await failureOf()).message).toContain(told);
  });

  test('is a lost connection, and the next query may succeed', async () => {
    const { origin } = server;
    await server.close();
    expect((await failureOf({ hosts: [origin] })).message).toContain('cannot be reached');
    server = await startServer((asked, response) => answer(asked, response));
    json({ results: [result] });
    expect((await provider().search('пароль')).total).toBe(41);
  });
});
