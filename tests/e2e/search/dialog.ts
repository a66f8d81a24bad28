import { expect, type Page, type Route } from '@playwright/test';

/** The page that the dialog is opened on. */
export const doc = '/docs/troubleshoot/slow-connection';

export const dialogOf = (page: Page) => page.locator('#search-dialog');
export const fieldOf = (page: Page) => dialogOf(page).locator('input');
export const linksOf = (page: Page) => dialogOf(page).locator('.result-cell a');
export const activeOf = (page: Page) => dialogOf(page).locator('.result[data-active]');

/** Opens the dialog by its shortcut and waits until it is hydrated. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
}

/** Opens the dialog and fills in a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await fieldOf(page).fill(query);
}

export const abort = (route: Route) => route.abort();

export const delay = (page: Page, files: string, milliseconds: number) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
