import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, allViews } from '../../src/model/site.ts';
import { exampleSite } from '../../src/model/testing/exampleSite.ts';
import { locales } from '../../src/model/text/locale.ts';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import { recordParts, reuseFiles, unchangedParts } from './parts.ts';

const site = exampleSite();
const views = allViews(site).filter(({ path }) => ['/', '/pages', '/search'].includes(path));
const stamps = new Map([...views.map(addressOf), '/search/ru', '/copies/ru.html'].map((name) => [name, `of ${name}`]));

const folder = folderForEachTest();
const [dist, list] = [join(folder, 'dist'), join(folder, 'parts.json')];
beforeEach(() => {
  for (const locale of locales)
    for (const file of ['index.html', 'index.md', 'pages.html', 'pages.md', 'search.html'])
      writeIn(dist, `${site.config.locales[locale].path}/${file}`, `${file} in ${locale}`);
  for (const file of ['search/ru/core.json', 'search/ru/words/a.json', 'search/rus.json', 'copies/ru.html'])
    writeIn(dist, file, file);
  recordParts(dist, list, stamps, site);
});

const unchanged = (now = stamps) => [...unchangedParts(dist, list, now).keys()];

describe('A page, a file or a folder of the previous output', () => {
  it('is reused if its sources are the same', () => {
    expect(unchanged()).toEqual([...stamps.keys()]);
    const others = [...stamps.keys()].filter((name) => name !== 'fa/' && name !== '/search/ru');
    expect(unchanged(new Map([...stamps, ['fa/', 'another'], ['/search/ru', 'another']]))).toEqual(others);
  });

  it('is not reused if one of its files was changed or removed', () => {
    writeIn(dist, 'en/pages.md', 'changed by hand');
    rmSync(join(dist, site.config.locales.fa.path, 'index.html'));
    rmSync(join(dist, 'ru/search.html'));
    rmSync(join(dist, 'search/ru/core.json'));
    const gone = ['en/pages', 'fa/', 'ru/search', '/search/ru'];
    expect(unchanged()).toEqual([...stamps.keys()].filter((name) => !gone.includes(name)));
  });

  it('is not reused without a record of its sources', () => {
    writeFileSync(list, readFileSync(list, 'utf8').slice(0, -5));
    expect(unchanged()).toEqual([]);
    rmSync(list);
    expect(unchanged()).toEqual([]);
  });

  it('is reused with its twin and its time', () => {
    const fresh = join(folder, 'fresh');
    const files = new Set([...unchangedParts(dist, list, stamps).values()].flat());
    expect(files.size).toBe(18);
    writeIn(fresh, 'ru/pages.md', 'rendered again');
    reuseFiles(dist, fresh, files);
    expect(readFileSync(join(fresh, 'ru/pages.md'), 'utf8')).toBe('rendered again');
    for (const file of ['en/index.html', 'en/index.md', 'ru/pages.html', 'search/ru/words/a.json'])
      expect([readFileSync(join(fresh, file), 'utf8'), statSync(join(fresh, file)).mtimeMs]).toEqual([
        readFileSync(join(dist, file), 'utf8'),
        statSync(join(dist, file)).mtimeMs,
      ]);
  });
});
