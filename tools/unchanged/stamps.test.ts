import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import { copiesOf, renderBody, renderTwin } from '../../src/layouts/render.tsx';
import { copyPath } from '../../src/model/config/copies.ts';
import { addressOf, allViews } from '../../src/model/site.ts';
import { locales } from '../../src/model/text/locale.ts';
import { builderFile } from '../../src/reference/builder/builderFile.ts';
import { downloads } from '../../src/reference/downloads/files.ts';
import { siteIndex } from '../../src/search/siteIndex.ts';
import { configurationOf, copySite } from '../../tests/content/smallSite.ts';
import { translatedPages } from '../translations/pages.ts';
import { sourcesStamp } from './sourcesStamp.ts';
import { stampsOf } from './stamps.ts';

const root = copySite();
const modules = await configurationOf();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The content of the files of each part, by its name, and its stamp. */
interface Build {
  readonly pages: ReadonlyMap<string, string>;
  readonly stamps: ReadonlyMap<string, string>;
}

function build(): Build {
  const { site } = loadSite(root, { drafts: false }, modules);
  const pages = allViews(site).map((view): [string, string] => {
    const twin = view.head.twin === undefined ? '' : renderTwin(site, view);
    return [addressOf(view), JSON.stringify(view.head) + renderBody(site, view) + twin];
  });
  const others = locales.flatMap((locale): [string, string][] => [
    [copyPath(copiesOf(site)[locale].name), copiesOf(site)[locale].html],
    [`/search/${locale}`, JSON.stringify([...siteIndex(site, locale).files])],
  ]);
  const builders = site.reference.operations.map((operation) => builderFile(site, operation, 'ru'));
  const api = JSON.stringify([builders, Object.values(downloads).map((write) => write(site))]);
  const parts: [string, string][] = [...pages, ...others, ['/api', api]];
  return { pages: new Map(parts), stamps: stampsOf(site, sourcesStamp(root)) };
}

const guide = 'content/en/docs/api/calls.mdx';

let before: Build;
beforeAll(() => {
  mkdirSync(join(root, 'content/en/docs/api'));
  const description = 'How calls are made, what they answer with and what to do when they fail.';
  const russian = translatedPages(root, 'ru', []).find(({ target }) => target.endsWith('guide/start.mdx'));
  if (russian) writeFileSync(join(root, russian.target), russian.stamped());
  writeFileSync(join(root, guide), `---\ntitle: Calls\ndescription: ${description}\n---\n\nNo call yet.\n`);
  before = build();
});

/** Files that a test wrote, as they were before. */
const original = new Map<string, string>();
afterEach(() => {
  for (const [path, text] of original) writeFileSync(path, text);
});

/** Changes a file: pages that become different, and pages that would be rendered again. */
function change(file: string, from: string, to: string): { changed: string[]; rendered: string[] } {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  original.set(path, text);
  writeFileSync(path, text.replace(from, to));
  const after = build();
  const addresses = [...after.pages.keys()];
  const isRendered = (address: string) =>
    !after.stamps.has(address) || after.stamps.get(address) !== before.stamps.get(address);
  return {
    changed: addresses.filter((address) => after.pages.get(address) !== before.pages.get(address)),
    rendered: addresses.filter(isRendered),
  };
}

const start = 'content/en/docs/guide/start.mdx';
describe('A page', () => {
  it('is rendered again alone, with its translations, when a sentence of it changes', () => {
    const { changed, rendered } = change(start, 'Install the app and sign in.', 'Install the app, then sign in.');
    // The Russian page then has a notice that this section is older than the English one.
    expect(changed).toEqual(['en/docs/guide/start', 'ru/docs/guide/start', '/copies/small-help-en.html', '/search/en']);
    // The copy has no such notice, but its stamp covers the whole page.
    expect(rendered).toEqual([...changed, '/copies/small-help-ru.html']);
  });

  it('is rendered again in one language only, when that translation changes', () => {
    const { changed, rendered } = change('content/ru/docs/guide/start.mdx', 'Дальше', 'Что дальше');
    expect(changed).toEqual(['ru/docs/guide/start']);
    // The copy leaves this section out, but its stamp covers the whole page.
    expect(rendered).toEqual([...changed, '/copies/small-help-ru.html']);
  });

  it('is rendered again when a partial that it shows changes', () => {
    const { changed, rendered } = change('content/en/partials/shop.mdx', 'the shop', 'a shop');
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(7);
    expect(rendered).toEqual(changed);
  });

  it('is rendered again when a guide of the API begins to name its operation', () => {
    const { changed, rendered } = change(guide, 'No call yet.', 'Call `totalActiveUsers`.');
    expect(changed).toContain('ru/docs/api/Queries/Users/total-active-users');
    expect(rendered).toEqual(changed);
  });

  it.each([
    ['title', start, 'title: Get started', 'title: First steps'],
    ['label', start, 'title: Get started', 'title: Get started\nsidebar_label: Begin'],
    ['post', 'content/en/blog/beginning.mdx', 'title: ', 'title: New '],
    ['release', 'content/changelog/2024/2024-10-15.yaml', 'en: ', 'en: New '],
    ['text of the API', 'api/text/en.yaml', 'title: ', 'title: New '],
  ])('is rendered again with all others that show it, when a %s changes', (_, file, from, to) => {
    const { changed, rendered } = change(file, from, to);
    expect(changed.length).toBeGreaterThan(1);
    expect(changed.filter((address) => !rendered.includes(address))).toEqual([]);
  });

  it('is not rendered again when nothing changes', () => {
    const { changed, rendered } = change(start, 'Install', 'Install');
    expect([changed, rendered]).toEqual([[], []]);
  });
});
