import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allViews } from '../../src/model/site.ts';
import { exampleSite } from '../../src/model/testing/exampleSite.ts';
import { locales } from '../../src/model/text/locale.ts';
import { notePages, takeOver, unchangedPages } from './unchangedPages.ts';

const site = exampleSite();
const views = allViews(site).filter(({ path }) => ['/', '/pages', '/search'].includes(path));
const stamps = new Map(views.map((view) => [view, `${view.locale}${view.path}`]));

let folder: string;
let dist: string;
let list: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unchanged-'));
  [dist, list] = [join(folder, 'dist'), join(folder, 'pages.json')];
  for (const locale of locales)
    for (const file of ['index.html', 'index.md', 'pages.html', 'pages.md', 'search.html'])
      write(dist, `${site.config.locales[locale].path}/${file}`, `${file} in ${locale}`);
  notePages(dist, list, stamps, site.config);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(below: string, file: string, text: string): void {
  mkdirSync(dirname(join(below, file)), { recursive: true });
  writeFileSync(join(below, file), text);
}

const unchanged = (now = stamps) =>
  [...unchangedPages(dist, list, now, site.config)].map(({ locale, path }) => locale + path);

describe('A page is taken from the output before', () => {
  it('if it was made from the same', () => {
    expect(unchanged()).toHaveLength(9);
    const [view] = views;
    if (!view) throw new Error('The example has no page.');
    expect(unchanged(new Map([...stamps, [view, 'another']]))).toHaveLength(8);
  });

  it('unless somebody changed or removed a file of it', () => {
    write(dist, 'en/pages.md', 'changed by hand');
    rmSync(join(dist, site.config.locales.fa.path, 'index.html'));
    rmSync(join(dist, 'ru/search.html'));
    expect(unchanged()).toEqual(expect.not.arrayContaining(['en/pages', 'fa/', 'ru/search']));
    expect(unchanged()).toHaveLength(6);
  });

  it('unless nothing says what it was made from', () => {
    writeFileSync(list, readFileSync(list, 'utf8').slice(0, -5));
    expect(unchanged()).toEqual([]);
    rmSync(list);
    expect(unchanged()).toEqual([]);
  });

  it('with its twin and its time', () => {
    const fresh = join(folder, 'fresh');
    const taken = takeOver(dist, fresh, unchangedPages(dist, list, stamps, site.config), site.config);
    expect(taken.size).toBe(15);
    for (const file of ['en/index.html', 'en/index.md', 'ru/pages.html'])
      expect([readFileSync(join(fresh, file), 'utf8'), statSync(join(fresh, file)).mtimeMs]).toEqual([
        readFileSync(join(dist, file), 'utf8'),
        statSync(join(dist, file)).mtimeMs,
      ]);
  });
});
