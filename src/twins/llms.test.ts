import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { listedPosts } from '../model/pages/blog.ts';
import { locales } from '../model/text/locale.ts';
import { historyNotice, isIllustrative } from '../model/views/history.ts';
import { llmsOfLanguage, llmsOfSite } from './llms.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });

it.each(locales)(
  'the list of %s says what the API reference is based on, and what is illustrative history, above it and at its posts',
  (locale) => {
    const list = llmsOfLanguage(site, locale);
    const above = list.slice(0, list.indexOf('\n## '));
    expect(above).toContain(site.strings[locale].api.basisReason);
    expect(above).toContain(historyNotice(site, locale, ['2024-10-15']));
    const labelled = list.split('\n').filter((line) => line.includes(site.strings[locale].history.label));
    const illustrative = listedPosts(site.posts).filter(({ meta }) => isIllustrative(meta.date, site.config));
    expect(illustrative.length).toBeGreaterThan(0);
    expect(labelled).toHaveLength(illustrative.length);
  },
);

it('The lists name the schema with its versions, the list of operations and the Postman collection', () => {
  const files = ['schema.graphql', 'operations.json', 'orbvpn.postman_collection.json', 'versions/2023-04-20.graphql'];
  for (const list of [llmsOfSite(site), ...locales.map((locale) => llmsOfLanguage(site, locale))])
    for (const file of files) expect(list).toContain(`(${site.urls.absolute(site.urls.file(`/api/${file}`))})`);
});
