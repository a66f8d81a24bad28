import { expect, it } from 'vitest';
import { placeholder } from './passage.ts';
import { siteProse, siteStrings } from './siteStrings.ts';

const siteTexts = (file: string, source: string) => siteStrings(file, source).flatMap(siteProse);

it('finds the texts of a configuration file by their language, with lines', () => {
  const source = "export const tags = {\n  growth: { en: 'Growth', ru: 'Рост\\u00a0сети' },\n  id: 'growth',\n};";
  expect(siteTexts('site/tags.ts', source)).toEqual([
    { file: 'site/tags.ts', line: 2, locale: 'en', text: 'Growth' },
    { file: 'site/tags.ts', line: 2, locale: 'ru', text: 'Рост\u00a0сети' },
  ]);
});

it('reads every string of a file of strings, with a placeholder for values', () => {
  const source = "import x from './x.ts';\nexport default { page: { items: { one: '{count} page' } } };";
  expect(siteTexts('site/strings/en.ts', source)).toEqual([
    { file: 'site/strings/en.ts', line: 2, locale: 'en', text: `${placeholder} page` },
  ]);
});

it('reads inline Markdown as the reader sees it', () => {
  const source =
    'export const row = { en: \'Press **Reconnect**, `orbvpn on`, [more](/docs/kill-switch) <Fact id="lockout" />.\' };';
  expect(siteTexts('site/killSwitch.ts', source)).toMatchObject([
    { text: `Press Reconnect, ${placeholder}, more ${placeholder}.` },
  ]);
});
