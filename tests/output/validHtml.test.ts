import { expect, test } from 'vitest';
import { files, redirectFiles } from './builtSite.ts';
import { documents, readDocument } from './pages/documents.ts';
import { complaints, complaintsOf } from './validHtml.ts';

test('Every page is valid by the HTML standard, as far as it is not made like another one that is', {
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

test('HTML that is not valid is found out', async () => {
  const body =
    '<p><table></table></p><a href="/"><button type="button">x</button></a><img alt=""><i id="a"></i><i id="a"></i><a href="/"></a><button type="button"></button>';
  const found = await complaintsOf(
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
  );
  const broken = ['close-order', 'element-permitted-content', 'element-required-attributes', 'no-dup-id'];
  for (const rule of [...broken, 'text-content', 'wcag/h30']) expect(found.join('\n')).toContain(rule);
});
