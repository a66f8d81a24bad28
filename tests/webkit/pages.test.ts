import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import { locales, pageKinds } from '../e2e/pages.ts';
import { policyReports, startBrowser } from './browser.ts';

const direction = { en: 'ltr', fa: 'rtl', ru: 'ltr' };
const browser = await startBrowser();

describe.each(locales)('Pages in %s', (locale) => {
  test.each(pageKinds)('%s has its language and heading, fits a phone and throws no error', async (path) => {
    await policyReports();
    await browser.resize(390, 800);
    await browser.open(`/${locale}${path}`);
    await browser.run("window.errors = []; addEventListener('error', (event) => errors.push(event.message))");
    await browser.run("addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)))");
    expect(await browser.attribute('html', 'lang')).toBe(locale);
    expect(await browser.attribute('html', 'dir')).toBe(direction[locale]);
    expect(await browser.text('h1')).not.toBe('');
    expect(await browser.run('return document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    // The first interaction loads the rest of the scripts.
    await browser.resize(1280, 900);
    await browser.press(Key.SHIFT);
    await expect.poll(() => browser.attribute('html', 'data-hydrated')).toBe('');
    expect(await browser.run('return document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await browser.run('return errors')).toEqual([]);
    expect(await policyReports()).toEqual([]);
  });
});

test('what breaks the content security policy is reported, and blocked', async () => {
  await browser.open('/en/');
  await policyReports();
  await browser.run(`
    const script = document.createElement('script');
    // Not by its text property, which refuses what is not a trusted script.
    script.append('window.injected = true');
    document.head.append(script);
    // WebKit does not report the script that it refuses; what comes from elsewhere it does.
    const image = new Image();
    image.src = 'https://example.com/favicon.ico';
    document.body.append(image);
  `);
  await expect.poll(policyReports).toHaveLength(1);
  expect(await browser.run('return window.injected ?? null')).toBeNull();
});

test('an unknown path is answered with the status 404', async () => {
  await browser.open('/ru/docs/no-such-page');
  expect(await browser.text('h1')).toBe('Страница не найдена');
  expect(await browser.run('return fetch(location.href).then(({ status }) => status)')).toBe(404);
});
