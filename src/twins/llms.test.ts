import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { historyNotice } from '../model/history.ts';
import { locales } from '../model/locale.ts';
import { llmsOfLanguage } from './llms.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });

it.each(locales)('the list of %s says what is illustrative history, above it and at each post', (locale) => {
  const list = llmsOfLanguage(site, locale);
  const above = list.slice(0, list.indexOf('\n## '));
  expect(above).toContain(historyNotice(site, locale, ['2024-10-15']));
  const labelled = list.split('\n').filter((line) => line.includes(site.strings[locale].history.label));
  expect(labelled).toHaveLength(site.posts.length);
});
