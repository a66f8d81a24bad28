import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { locales, pageKinds } from './pages.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of locales) {
    test(`axe finds nothing on any kind of page in ${locale}, ${colorScheme}`, async ({ browser, baseURL }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      const found: string[] = [];
      for (const path of pageKinds) {
        await page.goto(`${baseURL}/${locale}${path}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(
          ...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        );
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

test('nothing is lost at a width of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of locales) {
    for (const path of pageKinds) {
      await page.goto(`/${locale}${path}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${locale}${path}`).toBeLessThanOrEqual(0);
    }
  }
});
