import { expect, test } from '@playwright/test';
import { locales } from '../../src/model/locale.ts';
import { files } from '../output/builtSite.ts';
import { lines } from './lines.ts';
import { filesLoaded, loseEachFile } from './lostFiles.ts';
import { readers } from './readers.ts';

for (const locale of locales) {
  for (const line of Object.keys(lines)) {
    for (const reader of readers) {
      test(`a reader in ${locale} who ${reader.does} gets on without any one file, which is ${line}`, async ({
        browser,
      }) => {
        await loseEachFile(browser, reader, locale, line);
      });
    }
  }
}

test('these readers load every script, style and font that is built, but for the hosted search', async ({
  browser,
}) => {
  const loaded = new Set<string>();
  for (const locale of locales)
    for (const reader of readers) for (const file of await filesLoaded(browser, reader, locale)) loaded.add(file);
  const built = files.filter((file) => /^_astro\/.*\.(js|css|woff2)$/.test(file)).map((file) => `/${file}`);
  expect(built.filter((file) => !loaded.has(file) && !file.includes('/algolia.'))).toEqual([]);
});
