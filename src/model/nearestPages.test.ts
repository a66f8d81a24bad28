import { expect, test } from 'vitest';
import { nearestPages } from './nearestPages.ts';

const pages = [
  { path: '/help/ru/docs/troubleshoot/slow-connection', title: 'Медленное соединение' },
  { path: '/help/ru/docs/troubleshoot/connection-issue', title: 'OrbVPN не подключается' },
  { path: '/help/ru/docs/services/platforms/android', title: 'OrbVPN на Android' },
  { path: '/help/ru/docs/services/platforms/android-tv', title: 'OrbVPN на Android TV' },
  { path: '/help/ru/docs/services/security/kill-switch', title: 'Kill Switch' },
  { path: '/help/ru/blog/android', title: 'Android' },
];
const found = (lost: string) => nearestPages(lost, pages, 3).map(({ path }) => path.replace('/help/ru', ''));

test.each([
  ['mistyped', '/help/ru/docs/troubleshoot/slow-conection', '/docs/troubleshoot/slow-connection'],
  ['of a file', '/help/ru/docs/troubleshoot/slow-connection.html', '/docs/troubleshoot/slow-connection'],
  ['of a page in another folder', '/help/ru/docs/kill-switch', '/docs/services/security/kill-switch'],
  ['with words in another order', '/help/ru/docs/security/switch-kill', '/docs/services/security/kill-switch'],
  ['in capitals', '/help/ru/docs/Services/Platforms/Android-TV', '/docs/services/platforms/android-tv'],
  [
    'in the words of the title',
    '/help/ru/docs/%D0%BC%D0%B5%D0%B4%D0%BB%D0%B5%D0%BD%D0%BD%D0%BE%D0%B5-%D1%81%D0%BE%D0%B5%D0%B4%D0%B8%D0%BD%D0%B5%D0%BD%D0%B8%D0%B5',
    '/docs/troubleshoot/slow-connection',
  ],
] as const)('the page is found for an address %s', (_, lost, page) => {
  expect(found(lost)[0]).toBe(page);
});

test('of two pages of one name, the one in the same folder comes first', () => {
  expect(found('/help/ru/blog/androd')[0]).toBe('/blog/android');
  expect(found('/help/ru/docs/services/platforms/androd')[0]).toBe('/docs/services/platforms/android');
});

test.each(['/help/ru/docs/refund-policy', '/help/ru/', '/help/ru/%E0%A4%A', '/help/ru/docs/x'])(
  'no page is suggested for %s, which is like none',
  (lost) => {
    expect(found(lost)).toEqual([]);
  },
);
