import { Key } from 'selenium-webdriver';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '../e2e/pages.ts';
import { startBrowser } from './browser.ts';

// The scripts of the tests run all the same: those of pages do not.
const browser = await startBrowser('--enable-javascript=false');

describe.each(locales)('With JavaScript off, in %s', (locale) => {
  const start = `${inject('site')}/${locale}/docs/tutorial-basics/getting-started`;

  test('the text, all tabs and the navigation are there', async () => {
    await browser.resize(390, 800);
    await browser.driver.get(start);
    await browser.see('h1');
    expect(await browser.attribute('html', 'data-hydrated')).toBeNull();
    expect(
      await browser.run(
        "return [...document.querySelectorAll('[role=tabpanel]')].every((one) => one.checkVisibility())",
      ),
    ).toBe(true);
    expect(await browser.shows('.needs-js')).toBe(false);
    await browser.click('.menu-button');
    await browser.see('.docs-sidebar');
    await browser.see('.drawer-main');
  });

  test('the language can be switched', async () => {
    const other = locale === 'en' ? 'fa' : 'en';
    await browser.driver.get(start);
    await browser.click('.language-menu summary');
    await browser.click(`a[data-language="${other}"]`);
    await expect.poll(() => browser.attribute('html', 'lang')).toBe(other);
  });

  test('the search form leads to pages that list everything', async () => {
    await browser.driver.get(`${inject('site')}/${locale}/`);
    await browser.type('#home-search', 'dns', Key.ENTER);
    await expect.poll(() => browser.address()).toBe(`/${locale}/search?q=dns`);
    await browser.see('.without-js a');
    expect(await browser.count('.without-js a')).toBe(3);
  });
});
