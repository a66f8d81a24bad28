import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { smallEditions, unpackCopy } from '../editions/made.ts';
import { type Bucket, startBucket } from '../editions/tour/bucket.ts';
import { readOneFileWithoutScripts, useOneFile } from '../editions/tour/oneFile.ts';
import { playwrightReader } from '../editions/tour/playwrightReader.ts';
import {
  buildRequest,
  type Copy,
  filterChangelog,
  followLinks,
  readPages,
  search,
  switchLanguage,
} from '../editions/tour/tour.ts';
import { expect, test } from './test.ts';

/** What readers do with copies of the small site; `npm test tour` does more of it with those of the site itself. */
const guide = '/docs/guide/slow';
const operation = '/docs/api/Mutations/Authentication/login-api';
const addressOf = (...path: string[]) => pathToFileURL(join(...path)).href;

let folder: string;
let copy: string;
let bucket: Bucket;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'docs-copies-'));
  copy = unpackCopy('all', folder);
  bucket = await startBucket(copy);
});
test.afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const kinds = ['/', '/docs', guide, '/docs/api', operation, '/docs/changelog/changelog', '/blog', '/search', '/pages'];

for (const place of ['disk', 'bucket'] as const) {
  test.describe(`From a ${place}`, () => {
    const all = (): Copy => ({ top: place === 'disk' ? `${addressOf(copy)}/` : bucket.top, locale: 'en' });

    test('the copy shows every kind of page', async ({ page }) => {
      const reader = playwrightReader(page);
      expect(await readPages(reader, all(), kinds)).toEqual([]);
    });

    test('the copy is searched, switches its language, builds requests and filters its changelog', async ({ page }) => {
      const reader = playwrightReader(page);
      for (const hit of await search(reader, all(), '/docs/guide/start', 'slow'))
        expect(hit).toMatch(/\/en\/docs\/\w+\/slow/);
      expect(await switchLanguage(reader, all(), guide, 'fa')).toContain(`${all().top}fa${guide}.html`);
      await buildRequest(reader, all(), operation, 'builder-email');
      expect(await filterChangelog(reader, all(), 'ios')).toMatch(/changelog-\d{4}-\d\d-\d\d\.html/);
      expect(reader.takeComplaints()).toEqual([]);
    });
  });
}

test('What search offers in the copy before anything is typed, and on the card of a result, are files of the copy', async ({
  page,
}) => {
  await page.goto(addressOf(copy, 'en/docs/guide/start.html'));
  await page.keyboard.press('/');
  const links = page.locator('#search-dialog .result a');
  const led = () => links.evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  await expect.poll(async () => (await led()).length).toBeGreaterThan(0);
  const offered = await led();
  await page.locator('#search-dialog input').fill('getting started');
  await expect(page.locator('#search-dialog .answer a')).toHaveCount(1);
  for (const address of [...offered, ...(await led())])
    expect(existsSync(fileURLToPath(address.replace(/#.*/, ''))), address).toBe(true);
});

test('The copy has a page at the end of every link of a guide', async ({ page }) => {
  const { faults, followed } = await followLinks(playwrightReader(page), { top: `${addressOf(copy)}/`, locale: 'en' }, [
    guide,
  ]);
  expect(faults).toEqual([]);
  expect(followed).toBeGreaterThanOrEqual(20);
});

test('The copy of all languages opens in that of the browser, a copy of one in that one alone', async ({ page }) => {
  await page.goto(addressOf(copy, 'index.html'));
  await expect(page).toHaveURL(/\/en\/index\.html$/);
  await page.goto(addressOf(unpackCopy('ru', folder), 'index.html'));
  await expect(page).toHaveURL(/\/ru\/index\.html$/);
  await expect(page.locator('a[data-language]')).toHaveCount(1);
});

test.describe('The one file', () => {
  test('is searched in Persian at 360 px, a find opens the place, and its colours change', async ({ page }) => {
    const address = addressOf(smallEditions(), 'small-help-fa.html');
    expect(await useOneFile(playwrightReader(page), address, 'اتصال')).toEqual([]);
  });
});

test.describe('Without scripts the one file', () => {
  test.use({ javaScriptEnabled: false });

  test('has its contents, its text and no control that does nothing', async ({ page }) => {
    const address = addressOf(smallEditions(), 'small-help-ru.html');
    expect(await readOneFileWithoutScripts(playwrightReader(page), address)).toEqual([]);
  });
});
