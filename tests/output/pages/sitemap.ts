import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { complaints } from '../../../src/feeds/grammar/complaints.ts';
import { output } from '../builtSite.ts';
import { absoluteSitePath, isIndexable } from './addresses.ts';
import { documents, related } from './documents.ts';

const xml = readFileSync(join(output, 'sitemap.xml'), 'utf8');

/** The pages of the sitemap, each with its links to other languages. */
function entries(): { path: string | undefined; alternates: string[] }[] {
  const found: { loc: string; alternates: string[] }[] = [];
  let inLoc = false;
  const parser = new Parser(
    {
      onopentag(name, { hreflang, href }) {
        if (name === 'url') found.push({ loc: '', alternates: [] });
        if (name === 'xhtml:link') found.at(-1)?.alternates.push(`${hreflang} ${href}`);
        inLoc = name === 'loc';
      },
      ontext(text) {
        const entry = found.at(-1);
        if (inLoc && entry) entry.loc += text;
      },
      onclosetag() {
        inLoc = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found.map(({ loc, alternates }) => ({ path: absoluteSitePath(loc), alternates }));
}

describe('The sitemap', () => {
  test('is valid by the grammar of sitemaps.org', async () => {
    expect(await complaints('sitemap', [xml])).toEqual([]);
    expect(await complaints('sitemap', [xml.replace('<loc>', '<loc>/')])).not.toEqual([]);
  });

  test('lists exactly the pages that are for search engines, once each', () => {
    const indexable = [...documents.values()].filter(isIndexable).map(({ path }) => path);
    expect(
      entries()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(indexable.sort());
  });

  test('names the same other languages as the pages themselves', () => {
    for (const { path = '', alternates } of entries()) {
      const page = documents.get(path);
      const own = page ? related(page, 'alternate').filter(({ hreflang }) => hreflang) : [];
      expect(alternates, path).toEqual(own.map(({ hreflang, href }) => `${hreflang} ${href}`));
    }
  });
});
