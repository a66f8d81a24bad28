import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallEditions, unpackCopy } from '../editions/made.ts';
import { startBrowser } from './browser.ts';

/** The copies that readers pass on, opened from a disk. */
const browser = await startBrowser();
let folder: string;
let copy: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-copies-'));
  copy = unpackCopy('all', folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

const open = (...path: string[]) => browser.driver.get(pathToFileURL(join(...path)).href);
const address = () => browser.driver.getCurrentUrl();

test('The copy of the whole site opens, switches its language, and its search leads to a page', async () => {
  await open(copy, 'en', 'docs', 'guide', 'slow.html');
  await browser.click('.language-menu summary');
  await browser.click('a[data-language="fa"]');
  await expect.poll(address).toMatch(/\/fa\/docs\/guide\/slow\.html$/);
  expect(await browser.attribute('html', 'dir')).toBe('rtl');
  await browser.driver.get(`${pathToFileURL(join(copy, 'en', 'search.html')).href}?q=slow`);
  await browser.click('main a[href*="/en/docs/guide/slow.html"]');
  await expect.poll(address).toMatch(/\/en\/docs\/guide\/slow\.html/);
});

test('The one file fits a phone, is searched in Persian, and a find opens the place', async () => {
  await browser.resize(360, 740);
  await open(smallEditions(), 'small-help-fa.html');
  expect(await browser.run('return document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await browser.fill('#edition-query', 'اتصال');
  await browser.click('.edition-results a');
  await expect.poll(address).toMatch(/#\S+$/);
});
