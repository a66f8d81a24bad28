import { variantPort } from '../ports.ts';
import { expect, test } from './test.ts';

// The small site below /help (`tests/site/variants.ts`); `configuredFiles.spec.ts` reads its files.
test.use({ baseURL: `http://localhost:${variantPort}`, viewport: { width: 1280, height: 700 } });

test('the whole site works below a base path', async ({ page }) => {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/help/en/');
  await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
  await expect(page).toHaveURL(/\/help\/en\/docs\/troubleshoot\//);
  await page.locator('.language-menu summary').click();
  await page.getByRole('link', { name: 'فارسی' }).click();
  await expect(page).toHaveURL(/\/help\/fa\/docs\/troubleshoot\//);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/help\/fa\/docs\//);
  expect(failures).toEqual([]);
});
