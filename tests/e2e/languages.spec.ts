import { locales, onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

test.describe('Languages', () => {
  test('Persian reads right to left, in its font, with Persian digits and calendar in prose', async ({ page }) => {
    await page.goto('/fa/docs/changelog/changelog-2024-10-15');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('time').first()).toHaveText('۲۴ مهر ۱۴۰۳');
    await expect(page.locator('time').first()).toHaveAttribute('datetime', '2024-10-15');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Vazirmatn', 'سلام'))).toBe(true);
  });

  for (const locale of locales) {
    test(`code stays left to right in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/docs/api/getting-started`);
      for (const code of await page.locator('.code-block:visible, .content code:visible').all()) {
        expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      }
    });
  }

  test('a language link that is opened in a new tab, or copied, keeps query and hash as they are then', async ({
    page,
    context,
  }) => {
    await page.goto('/en/docs/changelog/changelog');
    await page.locator('.changelog-filter select[name="kind"]').focus();
    await page.locator('.changelog-filter select[name="kind"]').selectOption('security');
    await expect(page).toHaveURL(/\?kind=security$/);
    await page.locator('.language-menu summary').click();
    const opened = context.waitForEvent('page');
    await page.locator('a[data-language="ru"]').click({ button: 'middle' });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/ru\/docs\/changelog\/changelog\?kind=security(#|$)/);
    await tab.close();
    await page.locator('.changelog-filter select[name="kind"]').selectOption('fixed');
    await expect(page).toHaveURL(/\?kind=fixed$/);
    const link = page.locator('a[data-language="ru"]');
    await page.locator('.language-menu summary').focus();
    if (!(await link.isVisible())) await page.keyboard.press('Enter');
    await link.focus();
    await expect(link).toHaveAttribute('href', /\?kind=fixed(#|$)/);
  });

  test('no font is loaded where the language needs none', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/ru/docs/troubleshoot/slow-connection', { waitUntil: 'networkidle' });
    expect(fonts).toEqual([]);
  });

  test('the English text is shown under its own, holds for the visit, is hidden section by section, and can be retried', async ({
    page,
  }) => {
    const switchIn = (menu: string) => page.locator(`${menu} button[aria-pressed]`);
    const dns = page.locator('#dns + .in-english');
    await page.goto('/fa/docs/troubleshoot/slow-connection');
    await page.route('**/en/docs/**', (route) => route.abort());
    await page.locator('.page-foot summary').click();
    await switchIn('.page-foot').click();
    await expect(page.locator('.english-bar [role="status"]')).toHaveText('متن انگلیسی بارگیری نشد.');
    await page.unroute('**/en/docs/**');
    await page.locator('.english-bar').getByRole('button', { name: 'تلاش دوباره' }).click();
    const line = page.locator('#check ~ p .in-english').first();
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute('lang', 'en');
    await expect(line).toHaveCSS('direction', 'ltr');
    const heading = page.locator('#check + .in-english').getByRole('button');
    await heading.press('Enter');
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeHidden();
    await expect(dns).toBeVisible();
    await page.locator('.pagination a').first().click();
    await expect(page.locator('.in-english').first()).toBeVisible();
    await page.goto('/en/docs/troubleshoot/slow-connection');
    await page.locator('.language-menu summary').click();
    await expect(switchIn('.language-menu')).toHaveCount(0);
    await page.goto('/ru/docs/troubleshoot/slow-connection');
    await expect(dns).toBeVisible();
    await page.locator('.language-menu summary').click();
    await switchIn('.language-menu').click();
    await expect(page.locator('.in-english')).toHaveCount(0);
  });

  test('English under a heading that is a link leaves the link whole', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('english-text', ''));
    await page.goto('/ru/docs/api/Queries');
    const heading = page.locator('.operation-list h2').first();
    const link = heading.locator('a');
    const english = heading.locator('+ .in-english').getByRole('button');
    await expect(english).toBeVisible();
    const [upper, lower] = [await link.boundingBox(), await english.boundingBox()];
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  });

  test('a tap on the link of an outdated section before the scripts are there shows the English text in place', async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/behaviours/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/fa/docs/troubleshoot/slow-connection');
    // No section of this site is outdated: the link is that of StaleSection.tsx.
    await page.locator('#dns').evaluate((heading) => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/en/docs/troubleshoot/slow-connection#dns', textContent: 'English' });
      link.dataset.english = 'dns';
      heading.after(link);
    });
    await page.locator('[data-english]').click();
    answer();
    await expect(page.locator('#dns ~ p .in-english').first()).toBeVisible();
    await expect(page.locator('#check + .in-english')).toHaveCount(0);
    await expect(page).toHaveURL(/\/fa\/docs\/troubleshoot\/slow-connection$/);
  });
});
