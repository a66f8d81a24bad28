import { looksIn, violationsOf } from '../accessibility/axe.ts';
import { coveredControls } from '../accessibility/covered.ts';
import { motionOf } from '../accessibility/motion.ts';
import { states, views } from '../accessibility/views.ts';
import { locales } from './pages.ts';
import { expect, test } from './test.ts';

for (const state of states) {
  const { name, path, open, narrow } = state;

  test(`${name} (${path}): breaks no rule of accessibility, lays nothing over a control, and moves nothing for a reader who asks for less motion`, async ({
    page,
    browserName,
  }) => {
    test.setTimeout(90_000);
    const found: string[] = [];
    const index = views.indexOf(state);
    for (const locale of locales) {
      for (const look of looksIn(locale, index).filter(({ width }) => !narrow || width < 996)) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: look.mode });
        await page.setViewportSize({ width: look.width, height: 900 });
        await page.goto(`/${locale}${path}`);
        await open?.(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', look.mode);
        const faults = [
          ...(browserName === 'chromium' ? await violationsOf(page) : []),
          ...(await coveredControls(page)),
        ];
        found.push(...faults.map((fault) => `${locale}, ${look.mode}, ${look.width} px: ${fault}`));
        const { longest, scrolling } = await motionOf(page);
        expect(longest).toBeLessThanOrEqual(1);
        expect(scrolling).toBe('auto');
      }
    }
    expect(found).toEqual([]);
  });
}
