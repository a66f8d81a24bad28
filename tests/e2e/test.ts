import { expect, test as playwright } from '@playwright/test';
import { leavePointer } from '../pointer.ts';

export * from '@playwright/test';

/**
 * Playwright's test with a window that the pointer is not in (`leavePointer`). A page whose islands render other HTML in the browser than in the
 * build fails, unless `mismatchExpected`.
 */
export const test = playwright.extend<{ mismatchExpected: boolean }>({
  mismatchExpected: [false, { option: true }],
  page: async ({ page, browserName, mismatchExpected }, use) => {
    if (browserName === 'chromium') await leavePointer(page);
    const mismatches: string[] = [];
    page.on('console', (line) => {
      if (line.text().startsWith('Hydration mismatch')) mismatches.push(line.text());
    });
    await use(page);
    if (!mismatchExpected) expect(mismatches).toEqual([]);
  },
});
