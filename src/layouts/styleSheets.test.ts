import { expect, it } from 'vitest';
import { exampleEntry, exampleSite, exampleText, exampleView } from '../model/testing/exampleSite.ts';
import type { Locale } from '../model/text/locale.ts';
import { styleSheetsOf } from './styleSheets.ts';

/** The sheets of a page; the second may be of any folder. */
const sheetsOf = (path: string, locale: Locale, site = exampleSite()) =>
  styleSheetsOf(exampleView(path, locale, site)).map((url) => url.replace(/^\/src\/(styles|components)\//, ''));

it.each([
  ['/', 'home'],
  ['/404', 'home'],
  ['/pages', 'site'],
  ['/docs', 'site'],
  ['/docs/guide/start', 'docs'],
  ['/docs/api/Queries/User-Accounts/balance', 'api'],
  ['/docs/changelog/2024', 'changelog'],
  ['/blog/first-servers', 'blog'],
  ['/search', 'site', 'SearchPage/SearchPage.css'],
  ['/docs/api', 'docs', 'Api/operations.css'],
  ['/docs/api/Queries', 'api', 'Api/lists.css'],
  ['/docs/api/Queries/User-Accounts', 'api', 'Api/lists.css'],
  ['/docs/api/Types', 'api', 'Api/lists.css'],
  ['/docs/api/Types/User', 'api', 'Api/lists.css'],
  ['/docs/api/schema-changelog', 'api', 'Api/lists.css'],
  ['/blog', 'blog', 'Blog/lists.css'],
  ['/blog/archive', 'blog', 'Blog/lists.css'],
  ['/blog/authors', 'blog', 'Blog/lists.css'],
  ['/blog/authors/founders', 'blog', 'Blog/lists.css'],
  ['/blog/tags', 'blog', 'Blog/lists.css'],
  ['/blog/tags/aws', 'blog', 'Blog/lists.css'],
])(
  'A page waits for the sheet of its area, which differs in Persian, and that of a rare kind: %s',
  (path, area, ...rare) => {
    expect(sheetsOf(path, 'en')).toEqual([`${area}.css`, ...rare]);
    expect(sheetsOf(path, 'fa')).toEqual([`fa/${area}.css`, ...rare]);
  },
);

/** A site whose page about-us shows a component with its own sheet, only in Russian. */
function siteWith(sheet: string) {
  const ru = exampleText('ru', 'pages/about');
  const translations = { ru: { ...ru, compiled: { ...ru.compiled, sheets: [sheet] } } };
  return exampleSite({ standalonePages: [exampleEntry('pages', 'about', { slug: 'about-us' }, translations)] });
}

it('A written page has the sheets of the components in its language', () => {
  const site = siteWith('diagram');
  expect(sheetsOf('/about-us', 'en', site)).toEqual(['site.css']);
  expect(sheetsOf('/about-us', 'ru', site)).toEqual(['site.css', expect.stringMatching(/\/diagram\.css$/)]);
});
