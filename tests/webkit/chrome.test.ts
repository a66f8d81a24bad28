import { Key } from 'selenium-webdriver';
import { beforeEach, describe, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';

const doc = '/en/docs/troubleshoot/slow-connection';
const browser = await startBrowser();
const theme = () => browser.attribute('html', 'data-theme');

beforeEach(async () => {
  await browser.forget();
  await browser.open(doc);
});

describe('Site chrome', () => {
  test('the colour mode is switched, stored and kept by other pages', async () => {
    expect(await theme()).toBe('light');
    const light = await browser.run('return getComputedStyle(document.body).backgroundColor');
    await browser.click('.color-mode');
    await expect.poll(theme).toBe('dark');
    expect(await browser.run("return localStorage.getItem('theme')")).toBe('dark');
    await browser.open('/en/blog');
    expect(await theme()).toBe('dark');
    expect(await browser.run('return getComputedStyle(document.body).backgroundColor')).not.toBe(light);
  });

  test('the announcement bar stays closed, until there is another one', async () => {
    await browser.click('.announcement button');
    await expect.poll(() => browser.shows('.announcement')).toBe(false);
    await browser.open(doc);
    expect(await browser.shows('.announcement')).toBe(false);
    await browser.run("localStorage.setItem('announcement', 'an older one')");
    await browser.open(doc);
    expect(await browser.shows('.announcement')).toBe(true);
  });

  test('the language menu keeps the path, the query and the hash', async () => {
    await browser.open(`${doc}?x=1#dns`);
    // The driver scrolls the page before it clicks, away from the place of the hash, though the navbar is in sight.
    for (const control of ['.language-menu summary', 'a[data-language="fa"]'])
      await browser.run(`document.querySelector('${control}').click()`);
    await expect.poll(() => browser.address()).toBe('/fa/docs/troubleshoot/slow-connection?x=1#dns');
    await expect.poll(() => browser.attribute('html', 'dir')).toBe('rtl');
  });

  test('a dropdown closes on a click outside, and on Escape with the focus back on its button', async () => {
    const isOpen = () => browser.run<boolean>("return document.querySelector('.language-menu').open");
    await browser.click('.language-menu summary');
    expect(await isOpen()).toBe(true);
    await browser.click('h1');
    await expect.poll(isOpen).toBe(false);
    await browser.click('.language-menu summary');
    await browser.press(Key.ESCAPE);
    await expect.poll(isOpen).toBe(false);
    expect(await browser.hasFocus('.language-menu summary')).toBe(true);
  });

  test('tabs of a group switch together, follow the arrow keys and are remembered', async () => {
    const page = '/en/docs/tutorial-basics/getting-started';
    const selected = () =>
      browser.run("return document.querySelector('[role=tab][aria-selected=true]').textContent.trim()");
    await browser.open(page);
    await browser.click('[role="tab"]:nth-of-type(3)');
    await expect.poll(selected).toBe('Windows');
    await browser.press(Key.ARROW_RIGHT);
    await expect.poll(() => browser.run('return document.activeElement.textContent.trim()')).toBe('macOS');
    await browser.press(Key.ENTER);
    await expect.poll(selected).toBe('macOS');
    const groups = await browser.count('[role="tablist"]');
    expect(await browser.count('[role="tab"][aria-selected="true"]')).toBe(groups);
    await browser.open(page);
    expect(await selected()).toBe('macOS');
  });

  test('code is copied by its button, which says so', async () => {
    await browser.open('/en/docs/api/getting-started');
    // WebKit lets a click copy that is carried out at once, not one that had to wait for its script.
    await browser.press(Key.SHIFT);
    await expect.poll(() => browser.count('link[href*="late"]')).toBe(1);
    await browser.click('.code-block [data-copy]');
    await expect.poll(() => browser.text('.code-block [data-copy]')).toBe('Copied');
  });

  test('the menu of a phone opens, leads to the main menu and back, and closes on navigation', async () => {
    await browser.resize(390, 800);
    expect(await browser.shows('#drawer')).toBe(false);
    await browser.click('.menu-button');
    await browser.see('#drawer .docs-sidebar a');
    await browser.click('#drawer .to-main');
    await browser.see('#drawer .drawer-main a');
    await browser.click('#drawer .to-section');
    await browser.click('#drawer .docs-sidebar a[href$="/server-connection"]');
    await expect.poll(() => browser.address()).toBe('/en/docs/troubleshoot/server-connection');
    await expect.poll(() => browser.shows('#drawer')).toBe(false);
    await browser.resize(1280, 900);
  });

  test('the menu of a phone closes when the window becomes wide', async () => {
    await browser.resize(390, 800);
    await browser.click('.menu-button');
    await browser.see('#drawer .docs-sidebar a');
    await browser.resize(1280, 900);
    await expect.poll(() => browser.count('#drawer:popover-open')).toBe(0);
    expect(await browser.shows('.docs-sidebar')).toBe(true);
  });
});
