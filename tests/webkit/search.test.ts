import { Key } from 'selenium-webdriver';
import { beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../e2e/pages.ts';
import { startBrowser } from './browser.ts';

const doc = '/docs/troubleshoot/slow-connection';
const dialog = '#search-dialog';
const field = `${dialog} input`;
const links = `${dialog} .result a`;
const texts = {
  en: { query: 'password', documents: /^\d+ documents found$/, otherLayout: 'зфыыцщкв', meant: 'password' },
  fa: { query: 'گذرواژه', documents: /^[۰-۹٬]+ سند پیدا شد$/, otherLayout: 'hjwhg', meant: 'اتصال' },
  ru: { query: 'пароль', documents: /^Найдено? \d+\sдокумент(а|ов)?$/, otherLayout: 'gfhjkm', meant: 'пароль' },
};
const browser = await startBrowser();

async function openSearch(...keys: string[]): Promise<void> {
  await browser.press(...keys);
  await expect.poll(() => browser.hasFocus(field)).toBe(true);
  await expect.poll(() => browser.count(`${dialog} [data-island][data-alive]`)).toBe(1);
}

describe.each(locales)('Search in %s', (locale) => {
  const text = texts[locale];

  beforeEach(async () => {
    await browser.forget();
    await browser.open(`/${locale}${doc}`);
  });

  test('opens by Ctrl + K and by the slash key, and Escape gives the focus back', async () => {
    for (const keys of [[Key.CONTROL, 'k'], ['/']]) {
      await browser.run("document.querySelector('.brand').focus()");
      await openSearch(...keys);
      expect(await browser.run('return document.activeElement.value')).toBe('');
      await browser.press(Key.ESCAPE);
      await expect.poll(() => browser.shows(dialog)).toBe(false);
      expect(await browser.hasFocus('.brand')).toBe(true);
    }
  });

  test('arrow keys choose among the results, and Enter leads to the one chosen', async () => {
    await openSearch(Key.CONTROL, 'k');
    await browser.fill(field, text.query);
    // The excerpts come last; with them the list is complete.
    await browser.see(`${dialog} .result-excerpt`);
    await expect.poll(() => browser.count(`${dialog} [data-busy]`)).toBe(0);
    expect(await browser.run(`return document.querySelector('${dialog}').offsetHeight`)).toBeGreaterThan(300);
    await browser.press(Key.ARROW_DOWN);
    const chosen = `${dialog} .result[data-active] a`;
    await expect.poll(() => browser.attribute(chosen, 'href')).not.toBe(await browser.attribute(links, 'href'));
    const target = await browser.attribute(chosen, 'href');
    expect(await browser.count(`${dialog} .result-title mark`)).toBeGreaterThan(0);
    await browser.press(Key.ENTER);
    await expect.poll(() => browser.address()).toBe(target);
    await expect.poll(() => browser.shows(dialog)).toBe(false);
  });

  test('a query typed in the other keyboard layout is understood', async () => {
    await openSearch('/');
    await browser.fill(field, text.otherLayout);
    expect(await browser.text(`${dialog} .search-notice`)).toContain(text.meant);
    await browser.see(links);
  });

  test('the search page shows the query of its address, its results and their number', async () => {
    await browser.open(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
    await browser.see('.result-list a');
    expect(await browser.run("return document.querySelector('#page-search').value")).toBe(text.query);
    expect(await browser.text('.result-count')).toMatch(text.documents);
    await browser.fill('#page-search', 'dns');
    await expect.poll(() => browser.address()).toBe(`/${locale}/search?q=dns`);
    await expect.poll(() => browser.text('.result-list mark')).toMatch(/dns/i);
  });
});
