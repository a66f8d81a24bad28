import { variantPort } from '../ports.ts';
import { expect, test } from './test.ts';

// The small site configured otherwise (`tests/site/variants.ts`): below /help, with other settings and two translations that are behind.
// Its files are read in `configuredFiles.spec.ts`.
test.use({ baseURL: `http://localhost:${variantPort}`, viewport: { width: 1280, height: 700 } });

test.describe('Configured otherwise', () => {
  test('the English text of a page without translation runs to the right', async ({ page }) => {
    await page.goto('/help/fa/docs/tutorial-extras/translate-your-site');
    const content = page.locator('.content[lang="en"][dir="ltr"] p').first();
    expect(await content.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

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
});
