import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { firstGuides } from '../model/api/paths.ts';
import { listedPosts } from '../model/pages/blog.ts';
import { locales } from '../model/text/locale.ts';
import { historyNotice, isIllustrative } from '../model/views/history.ts';
import { llmsOfLanguage, llmsOfSite } from './llms.ts';
import { escapeText } from './markdown.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });

it.each(locales)(
  'the list in %s has the basis of the API reference and marks illustrative history, above it and at its posts',
  (locale) => {
    const list = llmsOfLanguage(site, locale);
    const above = list.slice(0, list.indexOf('\n## '));
    expect(above).toContain(site.strings[locale].api.basisReason);
    expect(llmsOfSite(site)).toContain(site.strings.en.api.basisReason);
    expect(above).toContain(historyNotice(site, locale, ['2024-10-15']));
    const labelled = list.split('\n').filter((line) => line.includes(site.strings[locale].history.label));
    const illustrative = listedPosts(site.posts).filter(({ meta }) => isIllustrative(meta.date, site.config));
    expect(illustrative.length).toBeGreaterThan(0);
    expect(labelled).toHaveLength(illustrative.length);
  },
);

it('The lists name the first guides, the schema with its versions, the list of operations and the Postman collection', () => {
  const names = ['schema.graphql', 'versions.json', 'operations.json', 'orbvpn.postman_collection.json'];
  const files = [...names, 'versions/2023-04-20.graphql'].map((name) =>
    site.urls.absolute(site.urls.file(`/api/${name}`)),
  );
  const lists = locales.map((locale) => [locale, llmsOfLanguage(site, locale)] as const);
  for (const [locale, list] of [['en', llmsOfSite(site)] as const, ...lists]) {
    const [, own] = list.split(`## ${site.strings[locale].llms.files}`);
    for (const address of [...firstGuides.map((path) => `${site.urls.absolutePage(locale, path)}.md`), ...files])
      expect(own?.split('\n## ')[0]).toContain(`(${address})`);
    expect(list).toMatch(/`mock\.mjs`[^\n]+\n\n- \[/); // says what the files are
  }
});

it.each(locales)('The list in %s has the code name of every operation', (locale) => {
  const list = llmsOfLanguage(site, locale);
  for (const { name, title } of site.reference.operations)
    expect(list).toContain(`${escapeText(title[locale])} (${name})](`);
});
