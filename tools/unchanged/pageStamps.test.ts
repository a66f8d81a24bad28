import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import { renderBody, renderTwin } from '../../src/layouts/render.tsx';
import { allViews } from '../../src/model/site.ts';
import { configurationOf, copySite } from '../../tests/content/smallSite.ts';
import { pageStamps } from './pageStamps.ts';
import { sourcesStamp } from './sourcesStamp.ts';

const root = copySite();
const modules = await configurationOf();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Files of each page, by its address, and its stamp. */
interface Build {
  readonly pages: ReadonlyMap<string, string>;
  readonly stamps: ReadonlyMap<string, string>;
}

function build(): Build {
  const { site } = loadSite(root, { drafts: false }, modules);
  const addressOf = ({ locale, path }: { locale: string; path: string }) => `/${locale}${path}`;
  const pages = allViews(site).map((view) => {
    const { locale, path, head } = view;
    const twin = head.twin === undefined ? '' : renderTwin(site, view);
    return [addressOf({ locale, path }), JSON.stringify(head) + renderBody(site, view) + twin] as const;
  });
  const stamps = [...pageStamps(site, sourcesStamp(root))].map(([view, stamp]) => [addressOf(view), stamp] as const);
  return { pages: new Map(pages), stamps: new Map(stamps) };
}

const guide = 'content/en/docs/api/calls.mdx';

let before: Build;
beforeAll(() => {
  mkdirSync(join(root, 'content/en/docs/api'));
  const description = 'How calls are made, what they answer with and what to do when they fail.';
  writeFileSync(join(root, guide), `---\ntitle: Calls\ndescription: ${description}\n---\n\nNo call yet.\n`);
  before = build();
});

/** Files that a test wrote, as they were before. */
const original = new Map<string, string>();
afterEach(() => {
  for (const [path, text] of original) writeFileSync(path, text);
});

/** Changes a file, and gives the pages that readers get otherwise and those that would be rendered again. */
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
describe('A page is rendered again', () => {
  it('alone, with its translations, when a sentence of it changes', () => {
    const { changed, rendered } = change(start, 'Install the app and sign in.', 'Install the app, then sign in.');
    expect(changed).toEqual(['/en/docs/guide/start']);
    expect(rendered).toEqual(changed);
  });

  it('in the language of a translation alone, when that changes', () => {
    const { changed, rendered } = change('content/ru/docs/guide/start.mdx', 'Дальше', 'Что дальше');
    expect(changed).toEqual(['/ru/docs/guide/start']);
    expect(rendered).toEqual(changed);
  });

  it('when a partial that it shows changes', () => {
    const { changed, rendered } = change('content/en/partials/shop.mdx', 'the shop', 'a shop');
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(5);
    expect(rendered).toEqual(changed);
  });

  it('when a guide of the API begins to name its operation', () => {
    const { changed, rendered } = change(guide, 'No call yet.', 'Call `totalActiveUsers`.');
    expect(changed).toContain('/ru/docs/api/Queries/Users/total-active-users');
    expect(rendered).toEqual(changed);
  });

  it.each([
    ['title', start, 'title: Get started', 'title: First steps'],
    ['label', start, 'title: Get started', 'title: Get started\nsidebar_label: Begin'],
    ['post', 'content/en/blog/beginning.mdx', 'title: ', 'title: New '],
    ['release', 'content/changelog/2024/2024-10-15.yaml', 'en: ', 'en: New '],
    ['text of the API', 'api/text/en.yaml', 'title: ', 'title: New '],
  ])('with all others that show it, when a %s changes', (_, file, from, to) => {
    const { changed, rendered } = change(file, from, to);
    expect(changed.length).toBeGreaterThan(1);
    expect(changed.filter((address) => !rendered.includes(address))).toEqual([]);
  });

  it('not at all, when nothing changes', () => {
    const { changed, rendered } = change(start, 'Install', 'Install');
    expect([changed, rendered]).toEqual([[], []]);
  });
});
