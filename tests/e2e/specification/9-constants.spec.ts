import { expect, test } from '@playwright/test';
import { lessMotion, locales } from '../pages.ts';

const doc = '/ru/docs/troubleshoot/slow-connection';

test.describe('9. Business constants and limits', () => {
  test('"locales en, fa, ru; default en"', async ({ request, page }) => {
    for (const locale of locales) expect((await request.get(`/${locale}/`)).status()).toBe(200);
    expect((await request.get('/de/')).status()).toBe(404);
    await page.goto('/ru/');
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/en\/$/);
  });

  test('"docs base path /ru/docs"', async ({ request }) => {
    expect((await request.get('/ru/docs')).status()).toBe(200);
    expect((await request.get('/ru/troubleshoot/slow-connection')).status()).toBe(404);
  });

  test('"desktop breakpoint 996 px"', async ({ page }) => {
    for (const [width, visible] of [
      [997, true],
      [996, false],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(doc);
      await expect(page.locator('.navbar-links')).toBeVisible({ visible });
    }
  });

  test('"blog pagination: 10 posts on the first page, 8 on page 2", and no third page', async ({ request, page }) => {
    await page.goto('/ru/blog');
    await expect(page.locator('.post-excerpt')).toHaveCount(10);
    await page.locator('.pagination-next').click();
    await expect(page.locator('.post-excerpt')).toHaveCount(8);
    expect((await request.get('/ru/blog/page/3')).status()).toBe(404);
  });

  test('"table of contents levels 2 to 3"', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto('/ru/docs/troubleshoot/authentication-issues');
    const depths = await page.locator('[data-toc] li').evaluateAll((all) => all.map((item) => item.dataset['depth']));
    expect(new Set(depths)).toEqual(new Set(['2', '3']));
  });

  test('"copyright year 2024"', async ({ page }) => {
    for (const [locale, year] of [
      ['en', '2024'],
      ['fa', '۲۰۲۴'],
      ['ru', '2024'],
    ]) {
      await page.goto(`/${locale}/`);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
    }
  });

  test('"storage is local storage with no namespace. Keys cover theme, announcement id and dismissal, and preferred docs version per plugin"', async ({
    page,
  }) => {
    await page.goto(doc);
    await page.locator('[data-color-mode]').first().click();
    await page.locator('[data-close-announcement]').click();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual(['announcement', 'docs-preferred-version-default', 'theme']);
  });

  test('"collapse animation duration is computed from content height"', async ({ page }) => {
    await page.goto('/ru/docs/services/platforms/android');
    await page.mouse.move(300, 300);
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    const measured = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('.docs-sidebar details:not([open])')].map((details) => {
        const closed = details.offsetHeight;
        details.querySelector('summary')?.click();
        const duration = details.getAnimations()[0]?.effect?.getTiming().duration;
        details.getAnimations()[0]?.finish();
        return { height: details.offsetHeight - closed, duration };
      }),
    );
    expect(measured.length).toBeGreaterThan(0);
    for (const { height, duration } of measured) {
      const part = height / 36;
      expect(duration).toBe(Math.round((4 + 15 * part ** 0.25 + part / 5) * 10));
    }
  });

  test('"(1 ms with reduced motion)"', lessMotion, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/ru/docs/services/platforms/android');
    await page.mouse.move(300, 300);
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    const duration = await page.evaluate(() => {
      const details = document.querySelector('.docs-sidebar details:not([open])');
      details?.querySelector('summary')?.click();
      return details?.getAnimations()[0]?.effect?.getTiming().duration;
    });
    expect(duration).toBe(1);
  });

  test('"search widget defaults: 64-character input, 20 hits per page, 5 hits per group"', async ({ page }) => {
    await page.goto('/ru/search?q=vpn');
    await expect(page.locator('#page-search')).toHaveAttribute('maxlength', '64');
    await expect(page.locator('.result-list li')).toHaveCount(20);
    await page.keyboard.press('Control+k');
    await page.locator('#search-dialog input').fill('vpn');
    await expect(page.locator('#search-dialog .result').first()).toBeVisible();
    const groups = await page
      .locator('#search-dialog .result-group')
      .evaluateAll((all) => all.map((group) => group.querySelectorAll('.result').length));
    expect(Math.max(...groups)).toBe(5);
  });
});
