import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route, test } from '@playwright/test';
import { locales } from './pages.ts';

const doc = '/docs/troubleshoot/slow-connection';

const texts = {
  en: {
    dialog: 'Search the documentation',
    placeholder: 'Search docs',
    button: 'Search',
    close: 'Close search',
    query: 'password',
    noResults: 'No results for',
    trySearching: 'Try searching for',
    believe: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
    errorTitle: 'Unable to fetch results',
    errorText: 'You might want to check your network connection.',
    retry: 'Retry',
    seeAll: /^See all \d+ results$/,
    count: /^\d+ results$/,
    recent: 'Recent',
    favourites: 'Favourites',
    save: /^Save to favourites/,
    remove: /^Remove from the list/,
    otherLayout: 'зфыыцщкв',
    meant: 'password',
  },
  fa: {
    dialog: 'جست‌وجو در مستندات',
    placeholder: 'جست‌وجو در مستندات',
    button: 'جست‌وجو',
    close: 'بستن جست‌وجو',
    query: 'گذرواژه',
    noResults: 'نتیجه‌ای پیدا نشد برای',
    trySearching: 'این‌ها را جست‌وجو کنید',
    believe: 'فکر می‌کنید این جست‌وجو باید نتیجه داشته باشد؟',
    letUsKnow: 'به ما بگویید.',
    errorTitle: 'دریافت نتایج ممکن نشد',
    errorText: 'اتصال شبکه را بررسی کنید.',
    retry: 'تلاش دوباره',
    seeAll: /^دیدن هر [۰-۹٬]+ نتیجه$/,
    count: /^[۰-۹٬]+ نتیجه$/,
    recent: 'جست‌وجوهای اخیر',
    favourites: 'نشان‌شده‌ها',
    save: /^افزودن به نشان‌شده‌ها/,
    remove: /^حذف از فهرست/,
    otherLayout: 'hjwhg',
    meant: 'اتصال',
  },
  ru: {
    dialog: 'Поиск по\u00a0документации',
    placeholder: 'Поиск по\u00a0документации',
    button: 'Найти',
    close: 'Закрыть поиск',
    query: 'пароль',
    noResults: 'Ничего не\u00a0найдено по\u00a0запросу',
    trySearching: 'Попробуйте поискать',
    believe: 'Считаете, что результаты должны быть?',
    letUsKnow: 'Сообщите нам.',
    errorTitle: 'Не\u00a0удалось получить результаты',
    errorText: 'Проверьте подключение к\u00a0сети.',
    retry: 'Повторить',
    seeAll: /^Показать все \d+ результат(а|ов)?$/,
    count: /^\d+ результат(а|ов)?$/,
    recent: 'Недавние',
    favourites: 'Избранное',
    save: /^Добавить в\sизбранное/,
    remove: /^Удалить из\sсписка/,
    otherLayout: 'gfhjkm',
    meant: 'пароль',
  },
} as const;

const nonsense = 'qqxzvwj';

const dialogOf = (page: Page) => page.locator('#search-dialog');
const fieldOf = (page: Page) => dialogOf(page).locator('input');
const linksOf = (page: Page) => dialogOf(page).locator('.result a');
const activeOf = (page: Page) => dialogOf(page).locator('.result[data-active]');

/** Opens the dialog by its shortcut and waits until it is alive. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).locator('[data-island]')).toHaveAttribute('data-alive', '');
}

async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await fieldOf(page).fill(query);
}

const abort = (route: Route) => route.abort();

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`The search dialog in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(`/${locale}${doc}`));

    test('opens by the search box, by Ctrl or Cmd + K, and by the slash key', async ({ page }) => {
      const box = page.locator('#navbar-search');
      await expect(box).toHaveAttribute('placeholder', text.placeholder);
      await box.click();
      await expect(fieldOf(page)).toBeFocused();
      await expect(page.getByRole('dialog', { name: text.dialog })).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: text.button, exact: true })).toBeVisible();
      for (const shortcut of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toBeHidden();
        await page.keyboard.press(shortcut);
        await expect(fieldOf(page)).toBeFocused();
      }
    });

    test('closes by Escape, its button and the backdrop, and gives the focus back', async ({ page }) => {
      const home = page.locator('.brand');
      const closings = [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: text.close }).click(),
        () => page.mouse.click(10, 700),
      ];
      for (const close of closings) {
        await home.focus();
        await openSearch(page);
        await close();
        await expect(dialogOf(page)).toBeHidden();
        await expect(home).toBeFocused();
      }
    });

    test('groups results by section with at most 5 each, and marks what matched', async ({ page }) => {
      await searchFor(page, text.query);
      await expect(linksOf(page).first()).toBeVisible();
      const sizes = await dialogOf(page)
        .locator('.result-group')
        .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('.result').length));
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
      await expect(dialogOf(page).locator('.result-title mark').first()).toBeVisible();
      await expect(dialogOf(page).locator('.result-excerpt mark').first()).toBeVisible();
    });

    test('arrow keys choose, Enter leads to the heading that matched', async ({ page }) => {
      await searchFor(page, text.query);
      await expect(linksOf(page).first()).toBeVisible();
      const target = dialogOf(page).locator('.result-cell a[href*="#"]').first();
      const href = (await target.getAttribute('href')) ?? '';
      const all = await linksOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (let i = 0; i < all.indexOf(href); i++) await page.keyboard.press('ArrowDown');
      await expect(activeOf(page).locator('a')).toHaveAttribute('href', href);
      const named = await fieldOf(page).getAttribute('aria-activedescendant');
      await expect(activeOf(page).locator(`[id="${named}"]`)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    });

    test('shows all results on the search page', async ({ page }) => {
      await searchFor(page, text.query);
      await dialogOf(page).getByRole('link', { name: text.seeAll }).click();
      await expect(page).toHaveURL(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
      await expect(page.locator('.result-count')).toHaveText(text.count);
    });

    test('says when nothing was found, what to try, and where to tell', async ({ page }) => {
      await searchFor(page, nonsense);
      const panel = dialogOf(page).locator('.search-panel');
      await expect(panel).toContainText(`${text.noResults} ${nonsense}`);
      await expect(panel).toContainText(text.trySearching);
      await expect(panel).toContainText(text.believe);
      await expect(panel.getByRole('link', { name: text.letUsKnow })).toHaveAttribute('href', /^https:/);
      const suggestions = panel.locator('.suggestions button');
      for (let i = 0; i < (await suggestions.count()); i++) {
        await searchFor(page, nonsense);
        await suggestions.nth(i).click();
        await expect(linksOf(page).first()).toBeVisible();
      }
    });

    test('says when results cannot be fetched, and Retry fetches them', async ({ page }) => {
      await page.route('**/search/*/*.json', abort);
      await searchFor(page, text.query);
      const alert = dialogOf(page).getByRole('alert');
      await expect(alert).toContainText(text.errorTitle);
      await expect(alert).toContainText(text.errorText);
      await page.unroute('**/search/*/*.json', abort);
      await alert.getByRole('button', { name: text.retry }).click();
      await expect(linksOf(page).first()).toBeVisible();
    });

    test('says how it read a query, and searches for what was typed instead', async ({ page }) => {
      await searchFor(page, text.otherLayout);
      const notice = dialogOf(page).locator('.search-notice');
      await expect(notice).toContainText(text.meant);
      await expect(linksOf(page).first()).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect(fieldOf(page)).toBeFocused();
    });

    test('remembers searches that led somewhere, until they are removed', async ({ page }) => {
      await searchFor(page, text.query);
      await expect(linksOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeHidden();
      await openSearch(page);
      await fieldOf(page).fill('');
      const recent = dialogOf(page).getByRole('grid', { name: text.recent });
      await expect(recent).toContainText(text.query);
      await page.keyboard.press('Enter');
      await expect(fieldOf(page)).toHaveValue(text.query);
      await expect(linksOf(page).first()).toBeVisible();
      await fieldOf(page).fill('');
      await recent.getByRole('button', { name: text.remove }).click();
      await expect(recent).toHaveCount(0);
      await page.reload();
      await openSearch(page);
      await expect(recent).toHaveCount(0);
    });

    test('keeps results with a star as favourites', async ({ page }) => {
      await searchFor(page, text.query);
      await expect(linksOf(page).first()).toBeVisible();
      const href = (await linksOf(page).first().getAttribute('href')) ?? '';
      const star = dialogOf(page).getByRole('button', { name: text.save }).first();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await openSearch(page);
      const favourites = dialogOf(page).getByRole('grid', { name: text.favourites });
      await expect(favourites.getByRole('link')).toHaveAttribute('href', href);
      await favourites.getByRole('button', { name: text.remove }).click();
      await expect(favourites).toHaveCount(0);
    });

    test('tells screen readers how many results there are', async ({ page }) => {
      await searchFor(page, text.query);
      await expect(dialogOf(page).getByRole('status')).toHaveText(text.count);
    });

    test('is clean by axe, with results and without', async ({ page }) => {
      const complaints = async () => {
        const { violations } = await new AxeBuilder({ page }).include('#search-dialog').analyze();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      };
      await searchFor(page, text.query);
      await expect(dialogOf(page).locator('.result-excerpt').first()).toBeVisible();
      expect(await complaints()).toEqual([]);
      await fieldOf(page).fill(nonsense);
      await expect(dialogOf(page).locator('.no-results')).toBeVisible();
      expect(await complaints()).toEqual([]);
    });
  });

  test.describe(`The search page in ${locale}`, () => {
    test('shows the query of its address with the number of results, 20 on a page', async ({ page }) => {
      await page.goto(`/${locale}/search?q=vpn`);
      await expect(page.locator('#page-search')).toHaveValue('vpn');
      await expect(page.locator('.result-count')).toHaveText(text.count);
      await expect(page.locator('.result-list li')).toHaveCount(20);
      const first = await page.locator('.result-list a').first().getAttribute('href');
      // Excerpts that come later move what is below them.
      await page.waitForLoadState('networkidle');
      await page.locator('.search-pager a[rel="next"]').click();
      await expect(page).toHaveURL(/\?q=vpn&page=2$/);
      await expect(page.locator('.result-list')).toHaveAttribute('start', '21');
      await expect(page.locator('.result-list a').first()).not.toHaveAttribute('href', first ?? '');
      await page.goBack();
      await expect(page.locator('.result-list a').first()).toHaveAttribute('href', first ?? '');
    });

    test('filters by section, and back and forward keep query and filter', async ({ page }) => {
      await page.goto(`/${locale}/search?q=vpn`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const filter = page.locator('.section-filter');
      await filter.locator('a[href*="section=troubleshooting"]').click();
      await expect(page).toHaveURL(/\?q=vpn&section=troubleshooting$/);
      const links = page.locator('.result-list a');
      await expect(links.first()).toHaveAttribute('href', new RegExp(`^/${locale}/docs/troubleshoot/`));
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\/docs\/troubleshoot\//);
      await page.locator('#page-search').fill('dns');
      await expect(page).toHaveURL(/\?q=dns&section=troubleshooting$/);
      await page.goBack();
      await expect(page).toHaveURL(/\?q=vpn&section=troubleshooting$/);
      await expect(page.locator('#page-search')).toHaveValue('vpn');
      await page.goBack();
      await expect(filter.locator('[aria-current]')).toHaveAttribute('href', '?q=vpn');
      await page.goForward();
      await expect(filter.locator('[aria-current]')).toHaveAttribute('href', '?q=vpn&section=troubleshooting');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('keeps the query when the reader comes back from a result', async ({ page }) => {
      await page.goto(`/${locale}/search`);
      await page.locator('#page-search').click();
      await page.keyboard.type(text.query);
      await page.locator('.result-list a').first().click();
      await expect(page).not.toHaveURL(/\/search/);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
      await expect(page.locator('#page-search')).toHaveValue(text.query);
      await expect(page.locator('.result-list a').first()).toBeVisible();
    });

    test('says when nothing was found or results cannot be fetched', async ({ page }) => {
      await page.goto(`/${locale}/search?q=${nonsense}`);
      await expect(page.locator('.no-results')).toHaveText(`${text.noResults} ${nonsense}`);
      await page.route('**/search/*/*.json', abort);
      await page.goto(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
      await expect(page.getByRole('alert')).toContainText(text.errorTitle);
      await page.unroute('**/search/*/*.json', abort);
      await page.getByRole('alert').getByRole('button', { name: text.retry }).click();
      await expect(page.locator('.result-count')).toHaveText(text.count);
    });

    test('is clean by axe with results, and nothing is lost at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
      await expect(page.locator('.result-excerpt').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('The search dialog', () => {
  test.beforeEach(({ page }) => page.goto(`/en${doc}`));

  test('does not open by the slash key while typing in a field', async ({ page }) => {
    await page.goto('/en/search');
    await page.locator('#page-search').click();
    await page.keyboard.type('tcp/ip');
    await expect(page.locator('#page-search')).toHaveValue('tcp/ip');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('opens by Ctrl + K on a Russian keyboard layout', async ({ page }) => {
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    );
    await expect(fieldOf(page)).toBeFocused();
  });

  test('opens a result in a new tab by Ctrl + Enter and stays open', async ({ page, context }) => {
    await searchFor(page, 'password');
    const href = (await activeOf(page).locator('a').getAttribute('href')) ?? '';
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(new RegExp(`${href}$`));
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${doc}$`));
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await searchFor(page, 'password');
    await expect(linksOf(page).first()).toBeVisible();
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('#search-dialog') !== null;
        }),
      ).toBe(true);
    }
  });

  test('takes at most 64 characters', async ({ page }) => {
    await openSearch(page);
    await fieldOf(page).focus();
    await page.keyboard.insertText('a'.repeat(100));
    await expect(fieldOf(page)).toHaveValue('a'.repeat(64));
  });

  for (const [name, query] of [
    ['64 emoji', '😀'.repeat(64)],
    ['a right-to-left override', '\u202Epassword\u202C \u2067dns'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['characters of regular expressions', '.*+?^$()|[\\]{}'],
  ] as const) {
    test(`takes ${name} as text`, async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('dialog', (dialog) => {
        problems.push('a script ran');
        void dialog.dismiss();
      });
      await openSearch(page);
      await fieldOf(page).focus();
      await page.keyboard.insertText(query);
      await expect(dialogOf(page).locator('.no-results, .result-group').first()).toBeVisible();
      await expect(dialogOf(page).locator('img')).toHaveCount(0);
      await page.goto(`/en/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator('.no-results, .result-count').first()).toBeVisible();
      await expect(page.locator('.search-page img')).toHaveCount(0);
      expect(problems).toEqual([]);
    });
  }

  test('loses nothing of what is typed while its code is on its way', async ({ page }) => {
    await page.route('**/_astro/searchDialog*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.locator('#navbar-search').click();
    await page.keyboard.type('pass', { delay: 120 });
    await expect(dialogOf(page).locator('[data-island]')).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('word', { delay: 120 });
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('password');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('takes over what was typed in a search box before any script ran', async ({ page }) => {
    await page.route('**/_astro/behaviours*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.reload();
    await page.locator('#navbar-search').click();
    await page.keyboard.type('password', { delay: 20 });
    await expect(fieldOf(page)).toHaveValue('password');
    await expect(linksOf(page).first()).toBeVisible();
  });

  test('takes the letters that follow the shortcut, however late its code comes', async ({ page }) => {
    await page.route('**/_astro/behaviours*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.reload();
    await page.keyboard.press('/');
    await page.keyboard.type('password', { delay: 20 });
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('password');
  });

  test('stays closed when it is closed before its code comes', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/behaviours*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    const loaded = page.waitForResponse('**/_astro/behaviours*.js');
    release();
    await (await loaded).finished();
    await page.mouse.move(300, 300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(dialogOf(page)).toBeHidden();
  });

  test('says when its code cannot be loaded; its form still leads to the search page, and Retry loads it', async ({
    page,
  }) => {
    await page.route('**/_astro/searchDialog*.js', abort);
    await page.locator('#navbar-search').click();
    await page.keyboard.type('dns');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unroute('**/_astro/searchDialog*.js', abort);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('dns');
  });

  test('leads to the search page by its form while its code is missing', async ({ page }) => {
    await page.route('**/_astro/searchDialog*.js', abort);
    await page.locator('#navbar-search').click();
    await page.keyboard.type('dns');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=dns$/);
    await expect(page.locator('.result-count')).toBeVisible();
  });

  test('suggests to load the page again when the search files are of another build', async ({ page }) => {
    await page.route('**/search/en/core.*.json', (route) => route.fulfill({ status: 404, body: '' }));
    await searchFor(page, 'dns');
    await expect(dialogOf(page).getByRole('alert')).toContainText('The site has been updated');
    await expect(dialogOf(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('survives a search file that is cut off', async ({ page }) => {
    const cut = (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"b":"' });
    await page.route('**/search/en/core.*.json', cut);
    await searchFor(page, 'dns');
    await expect(dialogOf(page).getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute('**/search/en/core.*.json', cut);
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
    await expect(linksOf(page).first()).toBeVisible();
  });

  test('is usable without storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.reload();
    await searchFor(page, 'password');
    await dialogOf(page)
      .getByRole('button', { name: /^Save to favourites/ })
      .first()
      .click();
    await fieldOf(page).fill('');
    await expect(dialogOf(page).getByRole('grid', { name: 'Favourites' })).toBeVisible();
  });

  test('works offline once it is loaded', async ({ page, context }) => {
    await searchFor(page, 'dns');
    await expect(dialogOf(page).locator('.result-excerpt').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fieldOf(page).fill('password');
    await expect(linksOf(page).first()).toContainText(/password/i);
    await context.setOffline(false);
  });

  test('is not loaded without a sign of interest in it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload();
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 500);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /search(Dialog|Page)?[.-]|\/search\/|provider|session/.test(url))).toEqual([]);
  });

  test('works on after the page was switched', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const query of ['password', 'kill switch', 'refund', 'wireguard']) {
      await searchFor(page, query);
      await expect(linksOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeHidden();
      await expect(dialogOf(page)).toHaveCount(1);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('leaves no listener behind when the page was switched', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const listeners = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
    };
    await session.send('Performance.enable');
    const visit = async (query: string) => {
      const before = page.url();
      await searchFor(page, query);
      await expect(linksOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(before);
    };
    await visit('password');
    await visit('refund');
    const early = await listeners();
    for (let i = 0; i < 4; i++) {
      await visit('password');
      await visit('refund');
    }
    expect(await listeners()).toBeLessThan(early * 1.3);
  });

  test('stays open with what was typed when it was opened while the page was being switched', async ({ page }) => {
    const next = '/en/docs/troubleshoot/server-connection';
    await openSearch(page);
    await page.keyboard.press('Escape');
    await page.route(`**${next}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), next);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pass');
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    await page.keyboard.type('word');
    await expect(fieldOf(page)).toHaveValue('password');
    await expect(linksOf(page).first()).toBeVisible();
  });

  test('keeps up with fast typing', async ({ page }) => {
    await openSearch(page);
    await fieldOf(page).evaluate((field) => {
      if (!(field instanceof HTMLInputElement)) return;
      for (let i = 0; i < 10_000; i++) {
        field.setRangeText(`dns ${i % 97}`, 0, field.value.length, 'end');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      field.setRangeText('password', 0, field.value.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(linksOf(page).first()).toContainText(/password/i);
  });

  test('opens from the home page, the not-found page and, on narrow screens, from the link', async ({ page }) => {
    for (const [path, box] of [
      ['/en/', '#home-search'],
      ['/en/no-such-page', '#not-found-search'],
    ] as const) {
      await page.goto(path);
      await page.locator(box).click();
      await expect(fieldOf(page)).toBeFocused();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/en/');
    await page.locator('.search-link').hover();
    await page.locator('.search-link').click();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('password');
    await expect(linksOf(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('The search page', () => {
  test('corrects a page number that is too high', async ({ page }) => {
    await page.goto('/en/search?q=dns&page=999');
    await expect(page).toHaveURL(/page=\d{1,2}$/);
    await expect(page.locator('.result-list li').first()).toBeVisible();
  });

  test('asks nothing without a query', async ({ page }) => {
    await page.goto('/en/search');
    await expect(page.locator('#page-search')).toHaveValue('');
    await expect(page.locator('.result-list, .no-results')).toHaveCount(0);
  });
});
