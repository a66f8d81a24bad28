import { beforeEach, describe, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';
const linkTo = `.docs-sidebar a[href="${to}"]`;
const browser = await startBrowser();

const isSameDocument = () => browser.run<boolean>("return 'sameDocument' in window");
const scrolled = () => browser.run<number>('return scrollY');

beforeEach(async () => {
  await browser.open(from);
  await browser.run('window.sameDocument = true');
});

describe('Switching pages', () => {
  test('a link switches the page without loading the document again, and moves the focus to the heading', async () => {
    const before = await browser.text('h1');
    await browser.run('scrollTo(0, 200)');
    await browser.click(linkTo);
    await expect.poll(() => browser.address()).toBe(to);
    await expect.poll(() => browser.hasFocus('h1')).toBe(true);
    expect(await browser.text('h1')).not.toBe(before);
    await expect.poll(scrolled).toBe(0);
    expect(await isSameDocument()).toBe(true);
    expect(await browser.count('.docs-sidebar [aria-current="page"]')).toBe(1);
  });

  test('back and forward lead through the pages, back to where the reader was', async () => {
    await browser.run("scrollTo({ top: 700, behavior: 'instant' })");
    await browser.run('document.querySelector(arguments[0]).click()', linkTo);
    await expect.poll(() => browser.address()).toBe(to);
    await expect.poll(scrolled).toBe(0);
    await browser.run('history.back()');
    await expect.poll(() => browser.address()).toBe(from);
    await expect.poll(scrolled).toBeGreaterThan(600);
    await browser.run('history.forward()');
    await expect.poll(() => browser.address()).toBe(to);
    expect(await isSameDocument()).toBe(true);
  });

  test('a link of the table of contents leads to its heading', async () => {
    await browser.resize(1400, 800);
    await browser.click('[data-toc] a[href="#dns"]');
    await expect.poll(() => browser.address()).toBe(`${from}#dns`);
    await expect
      .poll(() => browser.run("return document.querySelector('#dns').getBoundingClientRect().top"))
      .toBeLessThan(400);
    await expect.poll(() => browser.attribute('[data-toc] a[href="#dns"]', 'aria-current')).toBe('true');
    await browser.resize(1280, 900);
  });

  test('an address with a hash opens at its heading, below the navbar', async () => {
    await browser.open(`${to}`);
    await browser.open(`${from}#dns`);
    const place = () =>
      browser.run<number>(`
        return document.querySelector('#dns').getBoundingClientRect().top
          - document.querySelector('.navbar').getBoundingClientRect().bottom`);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect.poll(place).toBeGreaterThanOrEqual(0);
  });

  test('the next page is fetched when the reader points at its link', async () => {
    const fetched = () =>
      browser.run<number>('return performance.getEntriesByName(location.origin + arguments[0]).length', to);
    expect(await fetched()).toBe(0);
    await browser.driver
      .actions()
      .move({ origin: await browser.see(linkTo) })
      .perform();
    await expect.poll(fetched).toBeGreaterThan(0);
  });
});
