import { expect, test as playwright } from '@playwright/test';
import { leavePointer } from '../pointer.ts';

export * from '@playwright/test';

/** Playwright's test without the pointer. Hydration mismatches fail unless expected. */
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
