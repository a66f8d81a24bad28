import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../../site/site.config.ts';
import { areaOf, areas } from '../../../src/model/addresses/sections.ts';
import { output, pages } from '../builtSite.ts';
import { all, pageAt } from '../dom.ts';

const stylesOf = (page: string) =>
  all('link[rel="stylesheet"]', pageAt(page))
    .map(({ attribs }) => readFileSync(join(output, attribs['href'] ?? ''), 'utf8'))
    .join('');

it.each(areas)('pages of the area %s have dark mode without scripts, and the host on paper', (area) => {
  for (const locale of ['en', 'fa']) {
    const page = pages.find((path) => path.startsWith(`/${locale}/`) && areaOf(path.slice(3)) === area);
    const styles = stylesOf(page ?? '');
    expect(styles).toContain(':root:not([data-theme])');
    expect(styles).toContain(`--host:"${new URL(config.url).host}"`);
  }
});

it.runIf(config.announcement)('pages with the announcement have its configured colours', () => {
  const shown = pages.filter((page) => page.startsWith('/fa/') && all('.announcement', pageAt(page)).length > 0);
  expect(shown.length).toBeGreaterThan(0);
  for (const page of shown) expect(stylesOf(page)).toContain(`background:${config.announcement?.backgroundColor}`);
});
