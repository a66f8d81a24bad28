// Writes the records for a hosted search index: node tools/searchRecords.ts [folder]

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../src/content/loadSite.ts';
import { locales } from '../src/model/text/locale.ts';
import { algoliaRecords, algoliaSettings } from '../src/search/providers/algolia/records.ts';

const [folder = '.cache/search-records'] = process.argv.slice(2);
const { site } = loadSite(process.cwd(), { drafts: false });
mkdirSync(folder, { recursive: true });

for (const locale of locales) {
  const file = join(folder, `${locale}.json`);
  const records = algoliaRecords(site, locale);
  writeFileSync(file, JSON.stringify(records, null, 2));
  console.log(`${file}: ${records.length} records`);
}
const settings = join(folder, 'settings.json');
writeFileSync(settings, JSON.stringify(algoliaSettings, null, 2));
console.log(`${settings}: settings of the index`);
