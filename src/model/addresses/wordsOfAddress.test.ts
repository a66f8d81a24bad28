import { expect, it } from 'vitest';
import { wordsOfAddress } from './wordsOfAddress.ts';

it.each([
  ['/ru/docs/troubleshoot/slow-connection.html', 'slow connection'],
  ['/en/docs/troubleshoot/slow_connection/', 'slow connection'],
  ['/fa/%D9%88%D8%B5%D9%84-%D9%86%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF', 'وصل نمی‌شود'],
  ['/en/docs/index.html', ''],
  ['/ru', ''],
  ['/en/docs/%E0%A4%A', '%E0%A4%A'],
])('the words of the address %s are "%s"', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
