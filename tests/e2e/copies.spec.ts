import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { output } from '../output/builtSite.ts';
import { expect, test } from './test.ts';

for (const [locale, javaScriptEnabled] of [
  ['en', false],
  ['fa', true],
  ['ru', false],
] as const) {
  test.describe(`The copy in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('opens from disk, sends no request to another host, and fits a phone', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(pathToFileURL(join(output, 'copies', `orbvpn-help-${locale}.html`)).href);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
}
