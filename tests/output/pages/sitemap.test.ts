import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../../../site/site.config.ts';
import { complaints } from '../../grammar/complaints.ts';
import { output } from '../builtSite.ts';
import { absoluteSitePath, isIndexable } from './addresses.ts';
import { documents } from './documents.ts';

const xml = readFileSync(join(output, 'sitemap.xml'), 'utf8');

describe('The sitemap', () => {
  test('is named by robots.txt with its whole address', () => {
    expect(readFileSync(join(output, 'robots.txt'), 'utf8')).toContain(`\nSitemap: ${config.url}/sitemap.xml\n`);
  });

  test('matches the grammar of sitemaps.org', async () => {
    expect(await complaints('sitemap', [xml])).toEqual([]);
    expect(await complaints('sitemap', [xml.replace('<loc>', '<loc>/')])).not.toEqual([]);
  });

  test('lists exactly the pages that are for search engines, once each', () => {
    const indexable = [...documents.values()].filter(isIndexable).map(({ path }) => path);
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => absoluteSitePath(address));
    expect(listed.sort()).toEqual(indexable.sort());
  });
});
