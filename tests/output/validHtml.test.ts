import { expect, test } from 'vitest';
import { files, redirectFiles } from './builtSite.ts';
import { documents, readDocument } from './pages/documents.ts';
import { complaints } from './validHtml.ts';

test('Every page is valid HTML; pages of the same shape are checked once', {
  timeout: 300_000,
}, async () => {
  const fileOf = new Map(
    files.map((file) => [`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`, file]),
  );
  const pages = [...documents.values(), ...[...redirectFiles].map(readDocument)].filter(({ isUnlike }) => isUnlike);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.length).toBeLessThan(documents.size / 3);
  expect(await complaints(pages.map(({ path }) => fileOf.get(path) ?? path))).toEqual([]);
});
