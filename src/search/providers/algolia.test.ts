import { beforeEach, describe, expect, test } from 'vitest';
import { algoliaSearch, type ClientOptions, matchEnd, matchStart } from './algolia.ts';

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
  hierarchy: { lvl0: 'Руководства', lvl1: 'Пароль', lvl2: 'Сброс пароля' },
  content: 'Откройте «Безопасность».',
  _highlightResult: { hierarchy: { lvl2: { value: `Сброс ${matchStart}пароля${matchEnd}` } } },
};

const result = { hits: [hit], nbHits: 41 };

let requests: { method: string; url: URL; type: string | undefined; questions: readonly Record<string, unknown>[] }[];
/** The response of the service; a status of 0 is a lost connection. */
let answer: () => { readonly status: number; readonly content: string };

const json = (body: unknown, status = 200) => {
  answer = () => ({ status, content: JSON.stringify(body) });
};

const requester: ClientOptions['requester'] = {
  async send({ method, url, headers, data }) {
    const { requests: questions } = JSON.parse(String(data));
    requests.push({ method, url: new URL(url), type: headers['content-type'], questions });
    return { isTimedOut: false, ...answer() };
  },
};

beforeEach(() => {
  requests = [];
});

const hosts = ['first', 'second'].map((url) => ({ url, accept: 'readWrite', protocol: 'https' }) as const);

const searchAt = (base: string) => algoliaSearch(source, { locale: 'ru', base, client: { hosts, requester } });
const search = searchAt('');

const expectFailure = (details: object = {}) =>
  expect(search('пароль')).rejects.toMatchObject({ name: 'SearchFailure', reason: 'network', ...details });

describe('hosted search', () => {
  test('CALL-07, CALL-08, CALL-09: requests the language, the tags of the docs, the section and only the hits shown, without analytics', async () => {
    json({ results: [result] });
    await search('пароль', { limit: 20, offset: 40, section: 'api' });
    const [one] = requests;
    expect(one?.method).toBe('POST');
    expect(one?.url.pathname).toBe('/1/indexes/*/queries');
    expect(one?.url.searchParams.get('x-algolia-application-id')).toBe('APP1');
    expect(one?.url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(one?.type).toMatch(/^text\/plain/);
    // The whole request, except how matches are marked.
    const questions = one?.questions.map(({ highlightPreTag, highlightPostTag, snippetEllipsisText, ...rest }) => rest);
    expect(questions).toEqual([
      {
        indexName: 'orbvpn',
        query: 'пароль',
        distinct: 3,
        facetFilters: ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'section:api'],
        length: 20,
        offset: 40,
        analytics: false,
        clickAnalytics: false,
        enablePersonalization: false,
        attributesToRetrieve: ['url', 'hierarchy', 'content', 'note'],
        attributesToHighlight: ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2'],
        attributesToSnippet: ['content:25'],
      },
    ]);
  });

  test('returns hits with their matches marked and the note of their records', async () => {
    json({ results: [{ hits: [{ ...hit, note: 'Иллюстрация' }], nbHits: 41 }] });
    expect(await search('пароль')).toEqual({
      total: 41,
      hits: [
        {
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

  test('reports a rejected request at once', async () => {
    json({ message: 'Invalid Application-ID or API key', status: 403 }, 403);
    await expectFailure({ cause: { status: 403, message: 'Invalid Application-ID or API key' } });
    expect(requests).toHaveLength(1);
  });

  test('tries the next host after the first', async () => {
    const found = { status: 200, content: JSON.stringify({ results: [result] }) };
    answer = () => (requests.length === 1 ? { status: 0, content: '' } : found);
    expect((await search('пароль')).total).toBe(41);
  });

  test.each([
    '{"results":[',
    '<!doctype html><title>Sign in to the hotel</title>',
    '{"results":[]}',
    '{"results":[{"hits":[{"url":1}],"nbHits":1}]}',
  ])('fails after the response %s', async (body) => {
    answer = () => ({ status: 200, content: body });
    await expectFailure();
  });

  test('fails after a lost connection, and the next query may succeed', async () => {
    answer = () => ({ status: 0, content: '' });
    await expectFailure();
    json({ results: [result] });
    expect((await search('пароль')).total).toBe(41);
  });
});

describe('a result', () => {
  test('of a record with a single level has it as title, and no path', async () => {
    json({ results: [{ hits: [{ url: '/ru/a', hierarchy: { lvl0: 'Руководства', lvl1: null } }], nbHits: 1 }] });
    const [found] = (await search('x', { literal: true })).hits;
    expect(found).toMatchObject({ title: [{ text: 'Руководства' }], path: [], heading: [], excerpt: [] });
    expect(requests[0]?.questions[0]).toMatchObject({ typoTolerance: false, offset: 0, length: 20 });
  });

  test.each([
    ['https://docs.orbvpn.com/docs/ru/docs/services', '', '/ru/docs/services', false],
    ['https://docs.orbvpn.com/ru/docs/services', '', '/ru/docs/services', false],
    ['https://docs.orbvpn.com/docs/ru/docs/services', '/help', '/help/ru/docs/services', false],
    ['https://docs.orbvpn.com/help/ru/docs/services', '/help', '/help/ru/docs/services', false],
    ['/ru/docs/services?a=1#top', '', '/ru/docs/services?a=1#top', false],
    ['https://orbvpn.com/pricing', '', 'https://orbvpn.com/pricing', true],
    ['https://docs.orbvpn.com//evil.example/x', '', '/evil.example/x', false],
    ['https://docs.orbvpn.com/docs//evil.example/x', '', '/evil.example/x', false],
  ])('with the address %s on a site at "%s" links to %s', async (indexed, base, url, external) => {
    json({ results: [{ hits: [{ ...hit, url: indexed }], nbHits: 1 }] });
    expect((await searchAt(base)('x')).hits[0]).toMatchObject({ url, external });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('is left out if its address is %s', async (url) => {
    json({ results: [{ hits: [{ ...hit, url }], nbHits: 1 }] });
    expect((await search('x')).hits).toEqual([]);
  });
});
