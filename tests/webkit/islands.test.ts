import { describe, expect, test } from 'vitest';
import en from '../../site/strings/en.ts';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
import { locales } from '../e2e/pages.ts';
import { startBrowser } from './browser.ts';

const texts = { en, fa, ru };
const login = '/docs/api/Mutations/Authentication/login-api';
const changelog = '/docs/changelog/changelog';
const counts = {
  en: /^\d+ changes in \d+ releases$/,
  fa: /^[۰-۹]+ تغییر در [۰-۹]+ نسخه$/,
  ru: /^\d+ изменени[ейя]+ в\s\d+\sвыпуск/,
};
const browser = await startBrowser();

describe.each(locales)('What is filled in, in %s', (locale) => {
  test('the request builder makes the request of what was typed, and says what is missing', async () => {
    const { builder } = texts[locale].api;
    const email = '[id="builder-email"]';
    const mistake = '[id="builder-email-mistake"]';
    const written = () => browser.run<string>("return document.querySelector('.builder').textContent");
    await browser.open(`/${locale}${login}`);
    await browser.click('.builder > button');
    await browser.fill(email, '');
    await expect.poll(() => browser.text(mistake)).toContain(builder.mistake.required);
    await browser.type(email, 'nina@example.com');
    await expect.poll(written).toContain('"email": "nina@example.com"');
    expect(await browser.attribute(email, 'aria-invalid')).toBe('false');
  });

  test('the changelog is filtered, the address holds the filter, and back drops it', async () => {
    await browser.open(`/${locale}${changelog}`);
    await browser.choose('select[name="platform"]', 'windows');
    await expect.poll(() => browser.address()).toBe(`/${locale}${changelog}?platform=windows`);
    await expect.poll(() => browser.text('.filter-status')).toMatch(counts[locale]);
    expect(await browser.shows('[data-unfiltered]')).toBe(false);
    const labels = await browser.run<string[]>(
      "return [...document.querySelectorAll('.filter-results .changes .change-labels')].map((one) => one.textContent)",
    );
    expect(labels.length).toBeGreaterThan(5);
    for (const label of labels) expect(label).toContain('Windows');
    await browser.type('.changelog-filter input[name="text"]', 'IPv6');
    await expect.poll(() => browser.address()).toBe(`/${locale}${changelog}?platform=windows&text=IPv6`);
    await browser.run('history.go(-2)');
    await expect.poll(() => browser.shows('[data-unfiltered]')).toBe(true);
  });
});
