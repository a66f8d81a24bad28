import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../content/loadSite.ts';
import { locales } from '../../model/text/locale.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..', '..'), { drafts: false });

const versions = site.schemaReleases.toReversed();
const [oldest] = versions;
const days = versions.slice(1);
/** Changes of the API in the product changelog, by day. */
const listed = new Map(
  site.changelog.map(({ date, changes }) => [date, changes.filter((change) => change.for.includes('api'))]),
);
const namesOf = (date: string) =>
  new Set(
    (listed.get(date) ?? []).flatMap(({ text }) => [...text.en.markdown.matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
const isOperation = (coordinate: string) => /^(Query|Mutation)\.\w+$/.test(coordinate);
const named = (coordinate: string) => coordinate.split('.')[1] ?? coordinate;

/** The day on which an operation was added, if that was after the oldest version. */
const cameOn = new Map(
  days.flatMap(({ date, changes }) =>
    changes.filter(({ kind }) => kind === 'operationAdded').map(({ coordinate }) => [named(coordinate), date] as const),
  ),
);

describe('the product changelog and the changelog of the schema', () => {
  it('list schema changes on the same days', () => {
    expect(days.length).toBeGreaterThanOrEqual(10);
    expect(days.map(({ date }) => date).filter((date) => (listed.get(date) ?? []).length === 0)).toEqual([]);
  });

  it.each(days)('list the same operations and values on $date', ({ date, changes }) => {
    const names = namesOf(date);
    const toName = changes.filter(
      ({ kind, coordinate }) =>
        (isOperation(coordinate) && kind !== 'errorsAdded') || kind === 'argumentAdded' || kind === 'enumValueAdded',
    );
    const missing = toName.filter(({ coordinate }) =>
      coordinate
        .split('.')
        .slice(1)
        .every((name) => !names.has(name)),
    );
    expect(missing.map(({ coordinate }) => coordinate)).toEqual([]);
  });

  it('list no operation before it is in the schema', () => {
    const early = [...listed.keys()]
      .filter((date) => date > (oldest?.date ?? ''))
      .flatMap((date) => [...namesOf(date)].map((name) => ({ name, date })))
      .filter(({ name, date }) => date < (cameOn.get(name ?? '') ?? ''));
    expect(early).toEqual([]);
  });

  it('explain in every language what to do about each kind of unsafe change', () => {
    const kinds = new Set(
      days.flatMap(({ changes }) => changes.flatMap(({ kind, level }) => (level === 'safe' ? [] : [kind]))),
    );
    expect(kinds).toContain('errorsAdded');
    for (const locale of locales) {
      const { remedy } = site.strings[locale].api.schemaChangelog;
      expect([...kinds].filter((kind) => remedy[kind] === undefined)).toEqual([]);
    }
  });

  it('list removals as removals', () => {
    for (const { date, changes } of days) {
      const removed = changes.some(({ kind }) => kind === 'fieldRemoved' || kind === 'operationRemoved');
      const kinds = (listed.get(date) ?? []).map(({ kind }) => kind);
      expect(kinds.includes('removed'), date).toBe(removed);
    }
  });
});
