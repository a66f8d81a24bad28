import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './test.ts';

/** A reader downloads the copy of a language, passes it on, and opens it from the disk. */
let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-copies-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [locale, javaScriptEnabled] of [
  ['en', false],
  ['fa', true],
  ['ru', false],
] as const) {
  test.describe(`The copy in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('opens from disk, sends no request to another host, and fits a phone', async ({ page }) => {
      await page.goto(`/${locale}/docs/tutorial-basics/copies`);
      const link = page.locator(`main a[href$="orbvpn-help-${locale}.html"]`).first();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const file = join(folder, `${locale}.html`);
      await download.saveAs(file);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      await expect(page.locator('main')).toContainText(hash);

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(file).href);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
}
