import { onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { doc, holdBack, searchFor, sidebarLink, texts } from './site.ts';

test.use({ ...onSmallSite, viewport: { width: 1280, height: 800 } });

test('CHROME-05: the language menu switches to each language and keeps path, query and hash', async ({
  page,
  context,
}) => {
  for (const other of ['fa', 'ru']) {
    const target = `/${other}${doc}?x=1#dns`;
    await page.goto(`/en${doc}?x=1#dns`);
    // The navbar moves until the page has scrolled to the heading.
    await expect(page.locator('#dns')).toBeInViewport();
    await page.locator('.language-menu summary').click();
    const link = page.locator(`.language-menu a[data-language="${other}"]`);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await expect(tab).toHaveURL(target);
    await tab.close();
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  }
});

test('CHROME-17, CHROME-23, CHROME-24: the link to all results says how many there are, and the search page has as many', async ({
  page,
}) => {
  const seeAll = /^See all (\d+) results$/;
  await page.goto(`/en${doc}`);
  await searchFor(page, 'vpn');
  const link = page.locator('.search-foot a');
  // All are counted once the reader reaches the end of the list.
  await expect(link).toHaveText(texts.en.search.seeAllUncounted);
  await page.keyboard.press('ArrowUp');
  await expect(link).toHaveText(seeAll);
  const [, count] = seeAll.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/en\/search\?q=vpn$/);
  await expect(page.locator('.result-count')).toHaveText(`${count} documents found`);
});

test('CHROME-01, CHROME-02, CHROME-03: every link of the navbar leads to its page', async ({ page, baseURL }) => {
  await page.goto('/ru/');
  const links = await page
    .locator('.navbar-links a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const [dashboard, ...inside] = links.toReversed();
  expect(inside).toHaveLength(7);
  for (const href of inside.toReversed()) {
    await page.locator(`.navbar-links a[href="${href}"]`).click();
    await expect(page).toHaveURL(`${baseURL}${href}`);
    await expect(page.locator(`.navbar-links a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
  }
  expect(dashboard).toBe('https://example.com/dashboard');
});

test('CHROME-10, LIMIT-03: above 996 px navbar and sidebar are in sight, at 996 px they are behind the menu button', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: texts.ru.chrome.menu, exact: true });
  for (const [width, isDesktop] of [
    [997, true],
    [996, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/ru${doc}`);
    await expect(page.locator('.docs-sidebar')).toBeVisible({ visible: isDesktop });
    await expect(menu).toBeVisible({ visible: !isDesktop });
  }
  await menu.click();
  await expect(page.locator('#drawer .docs-sidebar')).toBeVisible();
});

test('CHROME-11: the skip link is the first stop of Tab, and leads past the navbar into the text', async ({ page }) => {
  const { hold, release } = holdBack();
  await page.route('**/_astro/router*.js', hold);
  await page.goto(`/en${doc}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  release();
});

test('CHROME-27, CHROME-28: the sidebar cannot be hidden, categories that the reader opened stay open, and it keeps its scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/ru/docs/services/platforms/android');
  const category = (name: string) => page.locator(`.docs-sidebar details[data-category="/docs/services/${name}"]`);
  await category('orbnet').locator('> summary').click();
  await expect(category('orbnet')).toHaveAttribute('open');
  await expect(category('platforms')).toHaveAttribute('open');
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // A position that differs from the default for a first visit.
  await page.locator('.drawer').evaluate((drawer) => drawer.scrollTo({ top: 200, behavior: 'instant' }));
  await sidebarLink(page, '/ru/docs/services/orbnet/infrastructure/architecture').click();
  await expect(page).toHaveURL(/architecture$/);
  await expect.poll(() => page.locator('.drawer').evaluate((drawer) => drawer.scrollTop)).toBe(200);
  await expect(category('platforms')).toHaveAttribute('open');
  await expect(page.locator('.docs-sidebar')).toBeVisible();
  await expect(page.locator('.drawer:visible button:visible')).toHaveCount(0);
});
