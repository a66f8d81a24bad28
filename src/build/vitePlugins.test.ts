import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { readConfiguration } from '../content/configuration.ts';
import { searchStrings } from '../model/config/strings.ts';
import { announcementRules, darkWithoutScript, partsOfSite } from './vitePlugins.ts';

const configuration = readConfiguration();
const error = { ...configuration.strings.fa.error, crashed: 'As checked' };
const fa = { ...configuration.strings.fa, error };
const plugins = [partsOfSite({ ...configuration, strings: { ...configuration.strings, fa } })];

it.each([
  ['checked', fa],
  ['search', searchStrings(fa)],
])('Browsers load the texts of a language from the checked configuration: ?%s', async (query, texts) => {
  const file = new URL(`../../site/strings/fa.ts?${query}`, import.meta.url);
  const { module } = await runnerImport<{ default: unknown }>(file.pathname + file.search, { plugins });
  expect(module.default).toEqual(JSON.parse(JSON.stringify(texts)));
});

it.each([
  [true, 'light', /^@media screen and \(prefers-color-scheme: dark\)\{:root:not\(\[data-theme\]\)\{/],
  [false, 'dark', /^:root:not\(\[data-theme\]\)\{/],
  [false, 'light', /^$/],
] as const)('Without scripts pages are dark as set: system followed %s, default %s', (followSystem, mode, css) => {
  expect(darkWithoutScript({ switchable: true, followSystem, default: mode })).toMatch(css);
});

it.each([
  [undefined, 'blog', true],
  [['/', '/docs/services'], 'api', false],
  [['/docs'], 'api', true],
  [['/docs/changelog'], 'changelog', true],
  [['/blog'], 'site', true],
] as const)('With an announcement on %s the sheet of %s styles it: %s', (on, area, styled) => {
  const bar = {
    id: 'a',
    content: { en: '', fa: '', ru: '' },
    backgroundColor: '#000',
    textColor: '#fff',
    isCloseable: true,
  };
  expect(announcementRules({ ...bar, on }, area)).toMatch(styled ? /\.announcement \{.*#000/s : /^$/);
});
