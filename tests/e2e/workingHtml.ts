import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/model/text/locale.ts';

/** Pages without scripts have all of their text, and no dead control. */
export async function expectWorkingHtml(page: Page, locale: Locale): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
  await expect(page.locator('h1'), path).toBeVisible();
  // Scripts that fail are noticed after the text is there.
  await expect(page.locator('html'), path).not.toHaveAttribute('data-js');
  const found = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const hidden = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => !element.checkVisibility({ visibilityProperty: true }),
      );
    return {
      needingScripts: seen('.needs-js, [role="tab"], [role="combobox"]').map(({ outerHTML }) => outerHTML),
      dead: seen(
        'button:not([popovertarget], form[action] *), a:not([href]), :is(input, select, textarea):not(form[action] *)',
      ).map(({ outerHTML }) => outerHTML),
      hiddenTabs: hidden('[role="tabpanel"], .tab-label').map(({ outerHTML }) => outerHTML),
      hiddenHelp: hidden('.without-js').length,
      errors: seen('#base-url-banner, .load-failure, .crash').length,
    };
  });
  await expect(page.locator('main'), path).toContainText(/(\S+\s+){15}/, { useInnerText: true });
  expect(found, path).toEqual({ needingScripts: [], dead: [], hiddenTabs: [], hiddenHelp: 0, errors: 0 });
}

/** Follows the first of some links as a reader does, to a whole new page. */
export async function follow(links: Locator): Promise<void> {
  const link = links.first();
  const page = link.page();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('h1')).toBeVisible();
}
