import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { limitQuery } from '../../src/search/limits.ts';
import { hostileQueries, hostileTexts } from './hostileInput.ts';
import { onSmallSite } from './pages.ts';
import { expect, type ReportingSite, test, watch } from './reportingSite.ts';

// Input by address, keyboard or storage stays text: nothing runs or breaks.

test.use(onSmallSite);

const guide = '/docs/tutorial-basics/getting-started';

/** Events that must not have happened on a page. */
function guard(page: Page, site: ReportingSite) {
  const { outside, errors } = watch(page, site.origin);
  page.on('dialog', (dialog) => {
    errors.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(
      await page
        .locator(
          'xpath=//script[contains(., "window.broken")] | //iframe | //object | //*[@onload or @onerror or @onfocus] | //a[starts-with(@href, "javascript:")]',
        )
        .count(),
    ).toBe(0);
    expect(await site.violations(page)).toEqual([]);
    expect([outside, errors]).toEqual([[], []]);
  };
}

/** Waits until the search has finished. */
async function settled(place: ReturnType<Page['locator']>): Promise<void> {
  // On a busy machine the first search waits for its files; that it ends is what counts here.
  await expect(place.locator('.search-wait, [aria-busy], [data-busy]')).toHaveCount(0, { timeout: 20_000 });
}

/** Changes the query of the open page by a step through the history; the deep run loads it. */
async function switchTo(page: Page, query: string): Promise<void> {
  if (process.env['DEEP']) await page.goto(`${page.url().split('?', 1)[0]}?${query}`);
  else
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `?${query}`);
}

/** Texts as numbers, since half a surrogate pair does not survive the way to the browser. */
const units = (text: string) => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

test('any query in the address of the search page is shown as text', async ({ page, site }) => {
  test.setTimeout(240_000);
  const unharmed = guard(page, site);
  const island = page.locator('[data-island="searchPage"]');
  const shows = async (query: string) => {
    await expect(island).toHaveAttribute('data-hydrated', '');
    const shownQuery = limitQuery(new URL(page.url()).searchParams.get('q') ?? '');
    await expect(page.locator('#page-search'), query).toHaveValue(shownQuery);
    await settled(island);
    if (shownQuery.trim() !== '') await expect(page.locator('.result-count, .no-results'), query).toHaveCount(1);
    // Previous results stay for a moment.
    await expect(async () => {
      for (const named of await page.locator('.no-results bdi').allTextContents()) expect(named).toBe(shownQuery);
    }).toPass({ timeout: 5000 });
  };
  await page.goto(`${site.origin}/fa/search?q=%`);
  await shows('q=%');
  for (const query of [
    ...hostileQueries.map((pattern) => pattern.replaceAll('{name}', 'q')),
    // The dialog, which shows results with the same components, gets all of them.
    ...hostileTexts
      .filter((_, index) => process.env['DEEP'] !== undefined || index % 2 === 0)
      .map((text) => new URLSearchParams({ q: text }).toString()),
  ]) {
    await switchTo(page, query);
    await shows(query);
  }
  await unharmed();
  await page.locator('#page-search').fill('WireGuard');
  await expect(page.locator('.result-list > li').first()).toBeVisible();
});

test('anything typed into the search dialog is shown as text', async ({ page, site }) => {
  test.setTimeout(240_000);
  const unharmed = guard(page, site);
  await page.goto(`${site.origin}/fa${guide}`);
  await page.keyboard.press('Control+k');
  const dialog = page.locator('#search-dialog');
  await expect(dialog.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  /** The query that found nothing, as the dialog names it, and the text of the field. */
  const shown = () =>
    dialog.evaluate((element) => ({
      named: element.querySelector('.no-results bdi')?.textContent,
      typed: element.querySelector('input')?.value ?? '',
    }));
  const enter = async (text: string) => {
    await dialog.locator('input').evaluate((field, codes) => {
      if (!(field instanceof HTMLInputElement)) throw new Error('there is no field');
      field.setRangeText(String.fromCharCode(...codes), 0, field.value.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, units(text));
    await settled(dialog);
    const state = dialog.locator('.result, .no-results, .suggestions').first();
    await expect(state).toBeVisible();
    // Previous results stay for a moment.
    await expect(async () => {
      const { named, typed } = await shown();
      if (named !== undefined) expect(named, text).toBe(limitQuery(typed));
    }).toPass({ timeout: 5000 });
  };
  for (const text of hostileTexts) await enter(text);
  const piece = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 12 }), fc.string());
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 3 }), async (pieces) => enter(pieces.join(''))),
    { numRuns: process.env['DEEP'] ? 100 : 10, endOnFailure: true },
  );
  await unharmed();
  await enter('WireGuard');
  await expect(dialog.locator('.result a').first()).toBeVisible();
});

test('the page works with any hash, and with any name of a tab', async ({ page, site }) => {
  test.setTimeout(240_000);
  const unharmed = guard(page, site);
  const hashes = [
    '%',
    '%E0%A4%A',
    '%00',
    '"><script>window.broken=1</script>',
    '__proto__',
    'constructor',
    '[',
    '\\',
    'next%',
  ];
  for (const address of [
    ...hashes.map((hash) => `#${hash}`),
    ...hostileQueries
      .filter((query) => !/&(page|section|literal)=|&section/.test(query))
      .map((query) => `?${query.replaceAll('{name}', 'platform')}`),
  ]) {
    // A new hash alone loads nothing.
    if (address.startsWith('#')) await page.goto('about:blank');
    await page.goto(`${site.origin}/en${guide}${address}`);
    await expect(page.locator('[data-tabs]').first(), address).toHaveAttribute('data-ready', '');
    // A page that is opened by a link scrolls to its hash, or to its top.
    const from = await page.locator('html').getAttribute('data-theme');
    await page.locator('[data-color-mode]:visible').first().click();
    await expect(page.locator('html'), address).not.toHaveAttribute('data-theme', from ?? '');
  }
  for (const hash of hashes) {
    await page.evaluate(
      ([path, end]) => {
        const link = document.querySelector<HTMLAnchorElement>('.brand');
        link?.setAttribute('href', `${path}#${end}`);
        link?.click();
      },
      ['/en/blog', hash] as const,
    );
    await expect(page).toHaveURL(/\/en\/blog#/);
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/getting-started/);
  }
  await unharmed();
});

/** A value of each kind that storage may contain; `src/search/saved.test.ts` has more of them. */
const stuff: readonly string[] = [
  'null',
  '{"recent":[{},null,5,"<img src=x onerror=window.broken=1>"],"favourites":[null,{"url":"javascript:window.broken=1","title":"x","heading":"","external":false}]}',
  '{"__proto__":{"recent":["x"],"open":true},"open":{"__proto__":1},"scroll":"far"}',
  '"];window.broken=1//\0\uD800',
  'x'.repeat(1_000_000),
];

for (const value of stuff) {
  test(`with any value in storage the page works and the next choice is remembered: ${JSON.stringify(value.slice(0, 60))}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((text) => {
      // In Firefox this also runs in documents without an address, which have no storage.
      if (origin === 'null' || sessionStorage.getItem('prepared')) return;
      for (const key of [
        'theme',
        'announcement',
        'language',
        'tabs-platform',
        'search-en',
        'docs-preferred-version-default',
        '__proto__',
      ])
        try {
          localStorage.setItem(key, text);
        } catch {
          // Full storage is one of the states that a page may find.
        }
      sessionStorage.setItem('prepared', 'yes');
    }, value);
    const unharmed = guard(page, site);
    await page.goto(`${site.origin}/`);
    await expect(page).toHaveURL(`${site.origin}/en/`);
    await page.goto(`${site.origin}/en${guide}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await page.locator('[data-close-announcement]').click();
    await page.locator('[data-color-mode]:visible').first().click();
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-dialog [data-island]')).toHaveAttribute('data-hydrated', '');
    await page.locator('#search-dialog input').fill('WireGuard');
    await expect(page.locator('#search-dialog .result a').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/getting-started/);
    const theme = await page.locator('html').getAttribute('data-theme');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');
    await unharmed();
  });
}
