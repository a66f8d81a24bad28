import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { complaints } from '../../../src/feeds/grammar/complaints.ts';
import { output } from '../builtSite.ts';
import { absoluteSitePath, isIndexable } from './addresses.ts';
import { documents } from './documents.ts';

const xml = readFileSync(join(output, 'sitemap.xml'), 'utf8');

/** The pages of the sitemap. */
function entries(): (string | undefined)[] {
  const found: string[] = [];
  let inLoc = false;
  const parser = new Parser(
    {
      onopentag(name) {
        inLoc = name === 'loc';
        if (inLoc) found.push('');
      },
      ontext(text) {
        if (inLoc) found.push(`${found.pop() ?? ''}${text}`);
      },
      onclosetag() {
        inLoc = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found.map(absoluteSitePath);
}

describe('The sitemap', () => {
  test('is valid by the grammar of sitemaps.org', async () => {
    expect(await complaints('sitemap', [xml])).toEqual([]);
    expect(await complaints('sitemap', [xml.replace('<loc>', '<loc>/')])).not.toEqual([]);
  });

  test('lists exactly the pages that are for search engines, once each', () => {
    const indexable = [...documents.values()].filter(isIndexable).map(({ path }) => path);
    expect(entries().sort()).toEqual(indexable.sort());
  });
});
