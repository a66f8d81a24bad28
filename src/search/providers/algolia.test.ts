import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SearchFailure } from '../provider.ts';
import { type Asked, onlyAsked, startServer, type TestServer } from './algolia/algoliaServer.ts';
import { type AlgoliaContext, createAlgoliaProvider, matchEnd, matchStart } from './algolia.ts';

const source = {
  provider: 'algolia',
  home: '/ru',
  appId: 'APP1',
  searchKey: 'key',
  indexName: 'orbvpn',
  searchParameters: { distinct: 3 },
  pathPrefix: '/docs/',
  externalUrlPattern: '^https://orbvpn\\.com/',
} as const;

const hit = {
  url: 'https://docs.orbvpn.com/ru/docs/tutorial-basics/password-management#reset',
  hierarchy: { lvl0: 'Руководства', lvl1: 'Пароль', lvl2: 'Сброс пароля', lvl3: null },
  content: 'Откройте «Безопасность».',
  _highlightResult: { hierarchy: { lvl2: { value: `Сброс ${matchStart}пароля${matchEnd}` } } },
};

const result = { hits: [hit], nbHits: 41 };

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

/** The test server, as so many hosts of the service. */
const hostsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    url: new URL(server.origin).host,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  }));

const provider = (context: Partial<AlgoliaContext> = {}) =>
  createAlgoliaProvider(source, { locale: 'ru', base: '', client: { hosts: hostsOf(1) }, ...context });

async function failureOf(context?: Partial<AlgoliaContext>): Promise<SearchFailure> {
  const failure: unknown = await provider(context)
    .search('пароль')
    .catch((error: unknown) => error);
  if (failure instanceof SearchFailure) return failure;
  throw new Error('The search did not fail as it should.');
}

describe('hosted search', () => {
  test('CALL-07, CALL-08, CALL-09: asks for the language, the tags of the docs, the section and no more hits than shown, without analytics', async () => {
    json({ results: [result] });
    await provider().search('пароль', { limit: 20, offset: 40, section: 'api' });
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
      distinct: 3,
      facetFilters: ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'section:api'],
      length: 20,
      offset: 40,
      analytics: false,
      clickAnalytics: false,
    });
    // Further parameters are those that the dialog needs to show an answer; none of them changes
    // the results.
    const further = Object.keys(asked?.questions[0] ?? {}).filter(
      (name) => !/^(attributes|highlight|snippet)/.test(name),
    );
    expect(further.toSorted()).toEqual([
      'analytics',
      'clickAnalytics',
      'distinct',
      'enablePersonalization',
      'facetFilters',
      'indexName',
      'length',
      'offset',
      'query',
    ]);
  });

  test('gives hits with the place of the match and the note of their records', async () => {
    json({ results: [{ hits: [{ ...hit, note: 'Иллюстрация' }], nbHits: 41 }] });
    expect(await provider().search('пароль')).toEqual({
      total: 41,
      hits: [
        {
          id: '/ru/docs/tutorial-basics/password-management#reset',
          url: '/ru/docs/tutorial-basics/password-management#reset',
          page: '/ru/docs/tutorial-basics/password-management',
          external: false,
          section: 'tutorials',
          path: ['Руководства'],
          note: 'Иллюстрация',
          title: [{ text: 'Пароль', match: false }],
          heading: [
            { text: 'Сброс ', match: false },
            { text: 'пароля', match: true },
          ],
          excerpt: [{ text: 'Откройте «Безопасность».', match: false }],
        },
      ],
    });
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
    expect(await failureOf({ client: { hosts: hostsOf(2) } })).toMatchObject({
      reason: 'line',
      cause: { status: 403, message: 'Invalid Application-ID or API key' },
    });
    expect(server.asked).toHaveLength(1);
  });

  test('of the first host is made good by the next', async () => {
    answer = (_, response) => {
      if (server.asked.length === 1) response.destroy();
      else response.end(JSON.stringify({ results: [result] }));
    };
    expect((await provider({ client: { hosts: hostsOf(2) } }).search('пароль')).total).toBe(41);
  });

  test.each([
    '{"results":[',
    '<!doctype html><title>Sign in to the hotel</title>',
    '{"results":[]}',
    '{"results":[{"hits":[{"url":1}],"nbHits":1}]}',
  ])('is the answer %s', async (body) => {
    answer = (_, response) => response.end(body);
    await failureOf();
  });

  test('is a lost connection, and the next query may succeed', async () => {
    const lost = provider();
    await server.close();
    await expect(lost.search('пароль')).rejects.toBeInstanceOf(SearchFailure);
    server = await startServer((asked, response) => answer(asked, response));
    json({ results: [result] });
    expect((await provider().search('пароль')).total).toBe(41);
  });
});
