import { describe, expect, test } from 'vitest';
import { exampleEntry, exampleSite, exampleSource, exampleText, heading } from '../../../model/testing/exampleSite.ts';
import { pageWeights } from '../../ranking.ts';
import { algoliaRecords } from './records.ts';

/** The records of an example page with a text above its first heading and one below. */
function recordsOfPage(introduction: string, below = 'Below.', changes: Parameters<typeof exampleText>[2] = {}) {
  const page = exampleEntry('docs', 'guide/start', {});
  const { compiled } = page.source;
  const sections = [
    { text: introduction, steps: [], heading: undefined },
    { text: below, steps: [], heading: heading(2, 'wifi') },
  ];
  const text = exampleText('en', 'docs/guide/start', { compiled: { ...compiled, sections }, ...changes });
  const [, ...others] = exampleSource.docs;
  const example = exampleSite({ docs: [{ ...page, source: text }, ...others] });
  const records = algoliaRecords(example, 'en');
  return { records: records.filter(({ url }) => url.includes('/guide/start')), all: records };
}

describe('algoliaRecords', () => {
  const page = 'https://docs.example/help/en/docs/guide/start';

  test('gives a page its description and the text above its first heading', () => {
    const changes = { keywords: ['begin'], asked: { '': ['how to begin'] }, sidebarLabel: 'en docs/guide/start' };
    const { records } = recordsOfPage('Above.', 'Below.', changes);
    expect(records[0]).toEqual({
      objectID: '/help/en/docs/guide/start',
      url: page,
      hierarchy: { lvl0: '', lvl1: 'en docs/guide/start', lvl2: null },
      content: 'en about docs/guide/start Above.',
      note: null,
      keywords: ['begin'],
      asked: ['how to begin'],
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      section: 'pages',
      weight: { pageRank: pageWeights.reader.pages, position: 0 },
    });
  });

  test('gives a heading its own address and text', () => {
    expect(recordsOfPage('Above.', 'Below.', { asked: { wifi: ['no wifi'] } }).records[1]).toMatchObject({
      objectID: '/help/en/docs/guide/start#wifi',
      url: `${page}#wifi`,
      hierarchy: { lvl1: 'en docs/guide/start', lvl2: 'wifi' },
      content: 'Below.',
      keywords: [],
      asked: ['no wifi'],
      weight: { position: 1 },
    });
  });

  test('lists the breadcrumbs of a page, outermost first', () => {
    const { all } = recordsOfPage('');
    const credit = all.find(({ url }) => url.endsWith('/Queries/User-Accounts/credit'));
    expect(credit?.hierarchy.lvl0).toMatch(/^[^›]+ › Accounts: /);
  });

  test('assigns pages outside the docs to every version', () => {
    const { all } = recordsOfPage('');
    const tags = new Map(
      all.map(({ url, docusaurus_tag: tag }) => [url.replace('https://docs.example/help/en', ''), tag]),
    );
    expect(tags.get('/blog/first-servers')).toBe('default');
    expect(tags.get('/about-us')).toBe('default');
    expect(tags.get('/docs/api/Queries/User-Accounts/credit')).toBe('docs-default-current');
  });
});

describe('a long text', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'nine char').join(' ');

  test('is split between words into records with the same address', () => {
    const { records } = recordsOfPage('', words(900));
    const pieces = records.slice(1);
    expect(pieces.map(({ objectID, url, content }) => [objectID.split('#')[1], url, content.length])).toEqual([
      ['wifi', 'https://docs.example/help/en/docs/guide/start#wifi', 3999],
      ['wifi+1', 'https://docs.example/help/en/docs/guide/start#wifi', 3999],
      ['wifi+2', 'https://docs.example/help/en/docs/guide/start#wifi', 999],
    ]);
    expect(pieces.map(({ content }) => content).join(' ')).toBe(words(900));
  });

  test.each([
    ['split within a word that is longer than a record', 'x'.repeat(4002), [4000, 2]],
    ['one record if it just fits', `${words(399)} nine char1`, [4000]],
  ])('is %s', (_, text, lengths) => {
    const pieces = recordsOfPage('', text).records.slice(1);
    expect(pieces.map(({ content }) => content.length)).toEqual(lengths);
  });
});
