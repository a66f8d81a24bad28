import { expect, test } from 'vitest';
import { startBrowser } from './browser.ts';

const browser = await startBrowser('--dark-mode');

test('with no stored choice the system preference is followed, and a choice takes precedence', async () => {
  await browser.open('/en/docs/troubleshoot/slow-connection');
  expect(await browser.attribute('html', 'data-theme')).toBe('dark');
  await browser.click('.color-mode');
  await expect.poll(() => browser.attribute('html', 'data-theme')).toBe('light');
  await browser.open('/en/docs/troubleshoot/slow-connection');
  expect(await browser.attribute('html', 'data-theme')).toBe('light');
});
