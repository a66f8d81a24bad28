import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configurationOf, copySite } from '../../tests/content/smallSite.ts';
import { translatedPage } from '../../tools/translations/pages.ts';
import type { SiteModules } from '../model/config/configuration.ts';
import { staleSections, textFor } from '../model/content/translation.ts';
import { loadSite } from './loadSite.ts';

let copy = '';
let modules: SiteModules;
beforeEach(async () => {
  copy = copySite();
  modules = await configurationOf();
});
afterEach(() => rmSync(copy, { recursive: true }));

const load = () => loadSite(copy, { drafts: false }, modules).site;
const write = (file: string, text: string) => writeFileSync(join(copy, file), text);
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function page(id: string, site = load()) {
  const doc = site.docs.get(id);
  if (!doc) throw new Error(`The small site has no page ${id}.`);
  return doc;
}

it('the text of a partial is on the pages that show it, in their languages', () => {
  const { source, translations } = page('services/platforms/ios');
  const said = [source, translations.fa, translations.ru].map((text) =>
    text?.compiled.sections.map(({ text }) => text),
  );
  expect(said).toEqual([
    ['The app is in the shop of the maker.'],
    ['برنامه در فروشگاه سازنده هست.'],
    ['Приложение есть в магазине производителя.'],
  ]);
});

it('saving a partial compiles only the pages that show it', () => {
  const [before, other] = [page('services/platforms/ios'), page('guide/slow')];
  write('content/en/partials/shop.mdx', 'The app is in every shop.\n');
  const [after, same] = [page('services/platforms/ios'), page('guide/slow')];
  expect(after.source.compiled.sections.map(({ text }) => text)).toEqual(['The app is in every shop.']);
  expect(after.translations.ru).toBe(before.translations.ru);
  expect(same.source).toBe(other.source);
});

/** Stamps Russian files as made from the current English ones. */
function stamp(...names: readonly string[]): void {
  for (const name of names) {
    const [english, file] = [`content/en/${name}.mdx`, `content/ru/${name}.mdx`];
    const text = translatedPage(english, read(english), { file, text: read(file) }).stamped();
    write(file, text ?? '');
  }
}

it('a translation is outdated if it shows an outdated partial', () => {
  const both = ['docs/services/platforms/ios', 'partials/shop'];
  stamp(...both);
  expect(read('content/ru/partials/shop.mdx')).toMatch(/^---\nsource:\n {2}"": \w+\n---\n\nПриложение/);
  expect(textFor(page('services/platforms/ios'), 'ru').state).toBe('current');

  write('content/en/partials/shop.mdx', 'The app is in every shop.\n');
  const stale = page('services/platforms/ios');
  expect(textFor(stale, 'ru').state).toBe('outdated');
  expect(staleSections(stale, 'ru')).toEqual(['']);

  stamp('partials/shop');
  expect(textFor(page('services/platforms/ios'), 'ru').state).toBe('current');
});

it('a page is not current if it shows a partial without a stamp', () => {
  stamp('docs/services/platforms/ios');
  expect(staleSections(page('services/platforms/ios'), 'ru')).toEqual(['']);
});
