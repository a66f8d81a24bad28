import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/checkSite.ts';
import { filesOf } from '../../src/content/filesOf.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { configurationOf, copySite } from './smallSite.ts';

let copy = '';
beforeEach(() => {
  copy = copySite();
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Rewrites every file of content and of the API's texts as another editor saves it. */
function rewrite(change: (text: string) => string): void {
  for (const folder of ['content', 'api'])
    for (const name of filesOf(join(copy, folder))) {
      if (!/\.(mdx|yaml)$/.test(name)) continue;
      const file = join(copy, folder, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
}

/** Content of the pages as read. The version, a hash of the text, is what translations are held against. */
async function pages(root: string) {
  const { site } = loadSite(root, { drafts: false }, await configurationOf());
  return [...site.docs.values()].map(({ path, source, translations }) => ({ path, source, translations }));
}

describe('a site is the same when its files are saved', () => {
  it.each([
    ['with a byte order mark', (text: string) => `\ufeff${text}`],
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with both', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ])('%s', async (_, change) => {
    rewrite(change);
    expect(checkSite(copy, await configurationOf()).problems).toEqual([]);
    expect(await pages(copy)).toEqual(await pages(copySite()));
  });
});
