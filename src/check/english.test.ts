import { expect, it } from 'vitest';
import { checkEnglish } from './english.ts';
import { passage } from './testing.ts';

it.each([
  ['In Cuba mobile data is disturbed since 11 July.', 1],
  ['Both are required since November.', 1],
  ['Both are not required since November.', 1],
  ['OpenSSL 3.0.8 closes CVE-2023-0286.', 1],
  ['The app builds the tunnel, and the place in the plan becomes free.', 2],
  ['Mobile data has been off since 11 July, and home lines are back.', 0],
  ['The price that is shown has been the same since January 2024.', 0],
  ['It is what users have asked for since May.', 0],
  ['It is 3 years since March.', 0],
  ['The driver is native, as the service has been since 2021.', 0],
  ['OpenSSL 3.0.8 fixes CVE-2023-0286; tickets are closed.', 0],
])('finds the mistakes in "%s"', (text, count) => {
  expect(checkEnglish(passage('en', text))).toHaveLength(count);
});
