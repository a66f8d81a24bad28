import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from '../../src/feeds/grammar/complaints.ts';
import { jsonFeedSchema } from '../../src/feeds/grammar/jsonFeedSchema.ts';
import { locales } from '../../src/model/text/locale.ts';
import { files, output } from './builtSite.ts';

/** The built feeds of a form. There is one for the blog, for the changelog and for each of its parts, in three languages. */
function feeds(name: string): string[] {
  const found = files.filter((file) => file.endsWith(`/${name}`));
  for (const locale of locales)
    expect(found).toEqual(
      expect.arrayContaining(['blog', 'docs/changelog'].map((folder) => `${locale}/${folder}/${name}`)),
    );
  return found.map((file) => readFileSync(join(output, file), 'utf8'));
}

test('Every built RSS feed is valid by the grammar of RSS 2.0', async () => {
  expect(await complaints('rss', feeds('rss.xml'))).toEqual([]);
});

test('Every built Atom feed is valid by RFC 4287', async () => {
  expect(await complaints('atom', feeds('atom.xml'))).toEqual([]);
});

test('Every built JSON feed is valid JSON Feed 1.1', () => {
  for (const feed of feeds('feed.json')) jsonFeedSchema.parse(JSON.parse(feed));
});
