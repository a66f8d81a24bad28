import { expect, test as playwright } from '@playwright/test';

export * from '@playwright/test';

/**
 * Playwright's test with a window that the pointer is not in. The headless shell of Chromium puts it into the corner of each new window,
 * and a page takes that for the first interaction of its reader: what comes before it could not be tested. A page whose islands render
 * other HTML in the browser than in the build fails, unless `mismatchExpected`.
 */
export const test = playwright.extend<{ mismatchExpected: boolean }>({
  mismatchExpected: [false, { option: true }],
  page: async ({ page, browserName, mismatchExpected }, use) => {
    if (browserName === 'chromium') {
      const session = await page.context().newCDPSession(page);
      const { windowId } = await session.send('Browser.getWindowForTarget');
      await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 50, top: 50 } });
      await session.detach();
    }
    const mismatches: string[] = [];
    page.on('console', (line) => {
      if (line.text().startsWith('Hydration mismatch')) mismatches.push(line.text());
    });
    await use(page);
    if (!mismatchExpected) expect(mismatches).toEqual([]);
  },
});
