import { expect, test } from '@playwright/test';
import { locales } from '../pages.ts';
import { texts } from './texts.ts';

const doc = '/docs/troubleshoot/slow-connection';

test.describe('2. Screens and routes: site chrome', () => {
  for (const locale of locales) {
    const { chrome, search } = texts[locale];

    test(`"top navigation: docs sections, a blog link, an external sign-in link to the user dashboard, and a language dropdown", in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      const navbar = page.getByRole('banner');
      const links = navbar.getByRole('navigation', { name: chrome.mainNavigation }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets.slice(0, 7)).toEqual(
        [
          '/docs/tutorial-basics/getting-started',
          '/docs/troubleshoot/connection-issue',
          '/docs/services',
          '/docs/api/getting-started',
          '/docs/changelog/changelog',
          '/docs/business',
          '/blog',
        ].map((path) => `/${locale}${path}`),
      );
      expect(targets[7]).toMatch(/^https:\/\/orbvpn\.com\/dashboard/);
      await expect(navbar.locator('.language-menu a')).toHaveCount(3);
    });

    test(`"the language dropdown switches locale and keeps the same path, query string and hash", from ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}${doc}?x=1#dns`);
      const other = locale === 'fa' ? 'en' : 'fa';
      // The navbar moves until the page has scrolled to the heading.
      await expect(page.locator('#dns')).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.locator('.language-menu summary').click();
      await page.locator(`.language-menu a[data-language="${other}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/${other}${doc}\\?x=1#dns$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test(`"search box: placeholder 'Search docs', button 'Search'", in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/`);
      for (const box of ['.navbar .search-box', '.hero .search-box']) {
        await expect(page.locator(`${box} input`)).toHaveAttribute('placeholder', search.placeholder);
        await expect(page.locator(`${box} button`)).toHaveText(search.button);
      }
    });

    test(`"a dialog opens with Ctrl or Cmd plus K, or the slash key. Escape closes it", in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}${doc}`);
      const dialog = page.getByRole('dialog', { name: search.dialog });
      for (const shortcut of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(shortcut);
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    test(`"results open inside the site", and "recent and favourite searches", in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}${doc}`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.keyboard.press('Control+k');
      const dialog = page.locator('#search-dialog');
      await dialog.locator('input').fill('wireguard');
      await dialog
        .getByRole('button', { name: new RegExp(`^${search.save.replace('\u00a0', '\\s')}`) })
        .first()
        .click();
      await dialog.locator('.result a').first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/docs/`));
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.keyboard.press('Control+k');
      await dialog.locator('input').fill('');
      await expect(dialog.getByRole('grid', { name: search.recent })).toContainText('wireguard');
      await expect(dialog.getByRole('grid', { name: search.favourites }).locator('.result')).toHaveCount(1);
    });

    test(`"the footer link 'See all {count} results' goes to the search page with q", in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}${doc}`);
      await page.keyboard.press('Control+k');
      await page.locator('#search-dialog input').fill('dns');
      const link = page.locator('.search-foot a');
      const forms = Object.values(search.seeAll).map((form) => form.replace('{count}', '[\\d۰-۹٬]+'));
      await expect(link).toHaveText(new RegExp(`^(${forms.join('|')})$`));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=dns$`));
      await expect(page.locator('.result-count')).toBeVisible();
    });

    test(`"the skip link is labelled 'Skip to main content'", in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}${doc}`);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(chrome.skipToContent);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
    });

    test(`"footer links", every one of the specification, in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/`);
      const links = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const inside = (path: string) => `/${locale}${path}`;
      for (const platform of ['ios', 'android', 'windows', 'macos'])
        expect(links).toContain(inside(`/docs/tutorial-basics/getting-started?platform=${platform}`));
      for (const path of [
        '/docs/troubleshoot/slow-connection',
        '/docs/services/concierge',
        '/docs/changelog/changelog',
        '/docs/api/getting-started',
      ])
        expect(links).toContain(inside(path));
      expect(links).toContain('https://orbvpn.com/dashboard/tickets');
      expect(links).toContain('https://orbvpn.com/dashboard');
      expect(links.filter((href) => /^https:\/\/(t\.me|x\.com|github\.com)\//.test(href)).length).toBeGreaterThan(1);
    });

    test(`"locales": direction and calendar, in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/docs/changelog/changelog-2024-10-15`);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr');
      await expect(page.locator('h1 ~ * time, .meta time').first()).toHaveText(
        { en: '15 October 2024', fa: '۲۴ مهر ۱۴۰۳', ru: '15 октября 2024 г.' }[locale],
      );
    });
  }

  test('"the navbar collapses to a mobile sidebar at 996 px or less"', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto(`/ru${doc}`);
    const menu = page.getByRole('button', { name: texts.ru.chrome.menu, exact: true });
    await expect(menu).toBeHidden();
    await expect(page.locator('.docs-sidebar')).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.locator('.docs-sidebar')).toBeHidden();
    await expect(page.locator('.navbar-links')).toBeHidden();
    await menu.click();
    await expect(page.locator('#drawer .docs-sidebar')).toBeVisible();
  });

  test('"the interface string table is in Russian": plural forms for blog entries', async ({ page }) => {
    await page.goto('/ru/blog/tags');
    for (const text of await page.locator('.tag-list small').allTextContents())
      expect(text).toMatch(/^(\d*1 запись|\d*[234] записи|\d*[05-9] записей|1[1-4] записей)$/);
  });

  test('plural forms for "reading time in minutes"', async ({ page }) => {
    await page.goto('/ru/blog');
    for (const text of await page.locator('.post-excerpt .meta > span:first-of-type').allTextContents())
      expect(text).toMatch(/^(1\sминута|[234]\sминуты|([5-9]|1\d)\sминут)\sчтения$/);
  });

  test('plural forms for "documents found and search results"', async ({ page }) => {
    for (const query of ['vpn', 'REALITY', 'AUTH_004', 'ParsPal']) {
      await page.goto(`/ru/search?q=${query}`);
      await expect(page.locator('.result-count')).toHaveText(
        /^(\d*(?<!1)1 результат|\d*(?<!1)[234] результата|\d*(?:[05-9]|1[1-4]) результатов)$/,
      );
    }
  });

  test('"and the light/dark toggle"', async ({ page }) => {
    await page.goto('/ru/');
    await page.getByRole('button', { name: texts.ru.chrome.switchToDark }).click();
    await expect(page.getByRole('button', { name: texts.ru.chrome.switchToLight })).toBeVisible();
  });

  test('"table of contents shows heading levels 2 to 3"', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto('/ru/docs/troubleshoot/authentication-issues');
    const depths = await page.locator('[data-toc] li').evaluateAll((all) => all.map((item) => item.dataset['depth']));
    expect(new Set(depths)).toEqual(new Set(['2', '3']));
    const headings = await page.locator('.content :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const listed = await page
      .locator('[data-toc] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(headings);
  });

  test('"docs sidebar is not hideable and categories do not auto-collapse"', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto('/ru/docs/services/platforms/android');
    const other = page.locator('.docs-sidebar details:not(:has([aria-current]))').first();
    await other.locator('> summary').click();
    await expect(other).toHaveAttribute('open');
    await expect(page.locator('.docs-sidebar details:has([aria-current])').first()).toHaveAttribute('open');
    await expect(page.locator('.docs-sidebar button')).toHaveCount(0);
  });

  test('"content format is mdx": components of MDX stand in the page', async ({ page }) => {
    await page.goto('/ru/docs/tutorial-basics/getting-started');
    await expect(page.getByRole('tablist').first()).toBeVisible();
    await expect(page.locator('a[href*="/edit/"]')).toHaveAttribute('href', /getting-started\.mdx$/);
    expect(await page.locator('main').textContent()).not.toContain('<TabItem');
  });
});
