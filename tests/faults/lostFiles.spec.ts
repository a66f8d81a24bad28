import { type Browser, expect, test } from '@playwright/test';
import { type Locale, locales } from '../../src/model/locale.ts';
import { files } from '../output/builtSite.ts';
import { lines } from './lines.ts';
import { filesLoaded, loseEachFile } from './lostFiles.ts';
import { type Reader, readers, readersOfParts } from './readers.ts';

for (const locale of locales) {
  for (const line of Object.keys(lines)) {
    for (const reader of readers) {
      test(`a reader in ${locale} who ${reader.does} gets on without any one file, which is ${line}`, async ({
        browser,
      }) => {
        await loseEachFile(browser, reader, locale, line);
      });
    }
    test(`readers of single parts in ${locale} get on without any one file, which is ${line}`, async ({ browser }) => {
      const tried = await allLoaded(browser, readers, locale);
      for (const reader of readersOfParts) await loseEachFile(browser, reader, locale, line, tried);
    });
  }
}

/** Never loaded here: the hosted search is not configured, and without public keys no page checks whether its copy is genuine. */
const unused = /\/(?:algolia|checkCopy)\./;

test('these readers load every script, style and font that is built', async ({ browser }) => {
  const loaded = new Set<string>();
  for (const locale of locales)
    for (const file of await allLoaded(browser, [...readers, ...readersOfParts], locale)) loaded.add(file);
  const built = files.filter((file) => /^_astro\/.*\.(js|css|woff2)$/.test(file)).map((file) => `/${file}`);
  expect(built.filter((file) => !loaded.has(file) && !unused.test(file))).toEqual([]);
});

async function allLoaded(browser: Browser, some: readonly Reader[], locale: Locale): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  for (const reader of some) for (const file of await filesLoaded(browser, reader, locale)) loaded.add(file);
  return loaded;
}
