import { expect, test } from 'vitest';
import { startBrowser } from './browser.ts';

const browser = await startBrowser();
const box = (selector: string) =>
  browser.run<{ left: number; right: number }>(
    'return document.querySelector(arguments[0]).getBoundingClientRect()',
    selector,
  );

test('Persian pages run right to left: the sidebar on the right, the table of contents on the left', async () => {
  await browser.resize(1400, 900);
  await browser.open('/fa/docs/troubleshoot/slow-connection');
  const text = await box('main article');
  expect((await box('.docs-sidebar')).left).toBeGreaterThanOrEqual(text.right);
  expect((await box('[data-toc]')).right).toBeLessThanOrEqual(text.left);
  await browser.resize(1280, 900);
});

test('Persian text is set in its font, and other languages load none', async () => {
  const fonts = () =>
    browser.run<string[]>(
      "return performance.getEntriesByType('resource').map((one) => one.name).filter((name) => /woff2/.test(name))",
    );
  await browser.open('/fa/docs/troubleshoot/slow-connection');
  await expect.poll(() => browser.run("return document.fonts.check('16px Vazirmatn', 'سلام')")).toBe(true);
  expect(await fonts()).toHaveLength(1);
  await browser.open('/ru/docs/troubleshoot/slow-connection');
  expect(await fonts()).toEqual([]);
});

test('the letter after a zero-width non-joiner is drawn', async () => {
  const width = (text: string) =>
    browser.run<number>(
      `const span = document.createElement('span');
      span.textContent = arguments[0];
      document.querySelector('main').append(span);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;`,
      text,
    );
  await browser.open('/fa/docs/troubleshoot/slow-connection');
  await expect.poll(() => browser.run("return document.fonts.check('16px Vazirmatn', 'سلام')")).toBe(true);
  expect(await width('می\u200cآ')).toBeGreaterThan((await width('می')) + 2);
});

test('dates are counted in the Persian calendar with Persian digits', async () => {
  await browser.open('/fa/docs/changelog/changelog-2024-10-15');
  expect(await browser.text('time')).toBe('۲۴ مهر ۱۴۰۳');
});

test('code stays left to right', async () => {
  await browser.open('/fa/docs/api/getting-started');
  const directions = await browser.run<string[]>(
    "return [...document.querySelectorAll('.code-block, .content code')].map((one) => getComputedStyle(one).direction)",
  );
  expect(directions.length).toBeGreaterThan(3);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});
