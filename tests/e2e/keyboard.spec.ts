import { onSmallSite } from './pages.ts';
import { texts } from './specification/site.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const doc = '/docs/troubleshoot/slow-connection';
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has the focus; a control that Tab does not reach is a failure. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not reach ${target}.`);
}

const { chrome, page: words, api } = texts.fa;

test.use({
  ...onSmallSite,
  viewport: { width: 1280, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('STATE-17, STATE-20: the mobile sidebar takes the focus in, shows both menus, closes on Escape, by its button and when it is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/fa${doc}`);
  const button = page.locator('.menu-button');
  const drawer = page.locator('#drawer');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus')).toHaveText(chrome.backToMainMenu);
  await page.keyboard.press('Enter');
  await expect(drawer.locator(':focus')).toHaveText(chrome.sectionMenu);
  await expect(drawer.locator('.drawer-main')).toBeVisible();
  await expect(drawer.locator('.docs-sidebar')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(drawer.locator('.docs-sidebar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('button', { name: chrome.closeMenu }));
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.locator('a:visible').last());
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawer).toBeHidden();
});

test('a request is built and copied', async ({ page }) => {
  await page.goto('/fa/docs/api/Mutations/Authentication/login-api');
  const builder = page.locator('.builder');
  await tabTo(page, builder.locator('> button'));
  await page.keyboard.press('Enter');
  const email = page.locator('[id="builder-email"]');
  await expect(email).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('nina@example.com');
  const curl = builder.locator('figure').filter({ hasText: 'cURL' });
  await expect(curl).toContainText('nina@example.com');
  await tabTo(page, curl.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(curl.getByRole('button')).toHaveText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('nina@example.com');
  await expect(builder).toContainText(api.builder.fits);
});
