import { expect, test as playwright } from '@playwright/test';
import { leavePointer } from '../pointer.ts';

export * from '@playwright/test';

/** Playwright's test without the pointer. Hydration mismatches fail. */
export const test = playwright.extend({
  page: async ({ page, browserName }, use) => {
    if (browserName === 'chromium') await leavePointer(page);
    const mismatches: string[] = [];
    page.on('console', (line) => {
      if (line.text().startsWith('Hydration mismatch')) mismatches.push(line.text());
    });
    await use(page);
    expect(mismatches).toEqual([]);
  },
});
