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

/** Paths of those of some pages, without titles, that are like an address. */
const like = (lost: string, ...paths: readonly string[]) =>
  nearestPages(
    lost,
    paths.map((path) => ({ path, title: '' })),
    9,
  ).map(({ path }) => path);

test.each(['.html', '.htm', '.md', '.mdx', '.php', '/index', '/index.html', '/'])(
  'the end %s says nothing about the page',
  (end) => {
    expect(like(`/en/docs/dns${end}`, '/en/docs/dns', '/en/docs/dot')).toEqual(['/en/docs/dns']);
    expect(like('/en/docs/dns', `/en/docs/dns${end}`)).toEqual([`/en/docs/dns${end}`]);
  },
);

test('the language says nothing about the page, and neither do capitals', () => {
  expect(like('/FAQ', '/en/faq')).toEqual(['/en/faq']);
  expect(like('/ru', '/en/ru-site')).toEqual([]);
  expect(nearestPages('/en/docs/KILL', [{ path: '/en/a', title: 'Kill' }], 1)).toHaveLength(1);
});

test('three of five letters or half of the words are enough, and less is not', () => {
  expect(like('/abcde', '/abcxy')).toEqual(['/abcxy']);
  expect(like('/abcd', '/abxy')).toEqual([]);
  expect(like('/one-two', '/two-six')).toEqual(['/two-six']);
  expect(like('/one-two-ten', '/ten-six-red-sun')).toEqual([]);
});

test('a word of four letters may have an error, one of eight two, a shorter one none', () => {
  expect(like('/zz-slow', '/slaw-yy')).toEqual(['/slaw-yy']);
  expect(like('/zzzz-dns', '/dms-yyyy')).toEqual([]);
  expect(like('/zzzzzz-settings', '/sattimgs-yyyyyy')).toEqual(['/sattimgs-yyyyyy']);
  expect(like('/zzzzzz-slower', '/slawar-yyyyyy')).toEqual([]);
});

test('the folder decides between pages that are alike, and brings no other page in', () => {
  expect(like('/a/b/dns', '/x/y/dns', '/a/b/dns-too')).toEqual(['/x/y/dns', '/a/b/dns-too']);
  expect(like('/a/b/dns', '/x/y/dns', '/a/b/dns')).toEqual(['/a/b/dns', '/x/y/dns']);
  expect(like('/a/b/dns', '/a/b/router')).toEqual([]);
});

test('a title with all words of the address is like it, however many more it has', () => {
  const titled = (title: string) => nearestPages('/en/docs/parol', [{ path: '/en/a', title }], 1);
  expect(titled('Change and reset the parol')).toHaveLength(1);
  expect(titled('Change and reset the key')).toEqual([]);
  expect(nearestPages('/en/docs/of', [{ path: '/en/a', title: 'List of all the pages' }], 1)).toEqual([]);
});

test('operations of the API come after help, and only those that are nearly the address, unless it is one of the API', () => {
  const mutation = '/en/docs/api/Mutations/Users/reset-password-api';
  expect(like('/en/docs/reset-password', mutation, '/en/docs/password-management')).toEqual([
    '/en/docs/password-management',
    mutation,
  ]);
  expect(like('/en/docs/api/reset-password', mutation, '/en/docs/password-management')[0]).toBe(mutation);
  expect(like('/en/docs/account/delete', '/en/docs/api/Mutations/Support/delete-news')).toEqual([]);
  expect(like('/en/docs/api/delete', '/en/docs/api/Mutations/Support/delete-news')).toHaveLength(1);
});

test('no more pages are suggested than were asked for, and none without a name', () => {
  const same = [1, 2, 3].map((number) => ({ path: `/${number}/dns`, title: '' }));
  expect(nearestPages('/dns', same, 2)).toHaveLength(2);
  expect(like('/', '/', '/dns')).toEqual([]);
  expect(like('/-', '/+')).toEqual([]);
});
