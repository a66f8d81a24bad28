import { describe, expect, it } from 'vitest';
import type { ChangelogFiles, FactsFile, TextsFile } from './files.ts';
import { noFilter } from './filter.ts';
import { findChanges, releasesPerPage } from './find.ts';

const facts: FactsFile = {
  texts: {},
  releases: [
    [
      '2021-03-21',
      '5.1',
      [
        ['added', ['windows', 'macos']],
        ['fixed', ['servers']],
      ],
    ],
    ['2021-03-20', '5.0', [['fixed', ['windows', 'servers']]]],
    ['2020-12-31', '4.9', [['security', ['android']]]],
  ],
};

const texts: Readonly<Record<string, TextsFile>> = {
  2021: {
    '2021-03-21': [
      'Nothing leaks',
      [['The kill switch covers ', { kind: 'code', text: 'IPv6' }, ' & DNS.'], ['Сервер больше не падает.']],
    ],
    '2021-03-20': ['اتصال', [['اتصال برقرار می‌شود.']]],
  },
  2020: { '2020-12-31': ['A new key', [['The key is replaced.']]] },
};

function setUp(failing: readonly string[] = []) {
  const loaded: string[] = [];
  const files: ChangelogFiles = {
    facts: async () => facts,
    texts: async (year) => {
      loaded.push(year);
      if (failing.includes(year)) throw new Error('offline');
      return texts[year] ?? {};
    },
  };
  const find = async (conditions: Partial<typeof noFilter>) => {
    const found = await findChanges(files, { ...noFilter, ...conditions }, (date) => `/r-${date}`);
    return { ...found, dates: found.shown.map(({ date }) => date) };
  };
  return { find, loaded };
}

describe('the filter finds', () => {
  it('the changes of a platform, and shows of a release only these, by their number', async () => {
    const found = await setUp().find({ platform: 'windows' });
    expect(found).toMatchObject({ changes: 2, releases: 2, page: 1, pages: 1 });
    expect(found.shown[0]).toMatchObject({ href: '/r-2021-03-21', changes: [{ number: 1, kind: 'added' }] });
  });

  it('what came after the version that the reader has', async () => {
    expect((await setUp().find({ since: '4.9' })).dates).toEqual(['2021-03-21', '2021-03-20']);
    expect((await setUp().find({ since: '5.0.3', platform: 'windows' })).dates).toEqual(['2021-03-21']);
    expect((await setUp().find({ since: '5.1' })).releases).toBe(0);
  });
});

describe('the filter loads', () => {
  it('the texts of the shown releases only', async () => {
    const { find, loaded } = setUp();
    await find({ platform: 'android' });
    expect(loaded).toEqual(['2020']);
  });

  it('no text where nothing matches', async () => {
    const { find, loaded } = setUp();
    await find({ platform: 'fire-stick' });
    expect(loaded).toEqual([]);
  });

  it('nothing more where a text cannot be had, and says so', async () => {
    await expect(setUp(['2020']).find({ platform: 'android' })).rejects.toThrow('offline');
  });
});

it('results come in pages, and a page beyond the last is the last', async () => {
  const releases = Array.from({ length: releasesPerPage + 1 }, (_, index): FactsFile['releases'][number] => [
    `2020-01-${String(31 - index).padStart(2, '0')}`,
    '1.0',
    [['fixed', ['ios']]],
  ]);
  const files: ChangelogFiles = {
    facts: async () => ({ texts: {}, releases }),
    texts: async () => Object.fromEntries(releases.map(([date]) => [date, ['Headline', [['Text.']]]])),
  };
  const found = await findChanges(files, { ...noFilter, platform: 'ios', page: 9 }, (date) => date);
  expect(found).toMatchObject({ page: 2, pages: 2, releases: releasesPerPage + 1 });
  expect(found.shown).toHaveLength(1);
});
