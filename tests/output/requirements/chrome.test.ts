import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../../src/content/filesOf.ts';
import { type Locale, locales } from '../../../src/model/text/locale.ts';
import { all, one, pageAt, textOf } from '../dom.ts';
import { docsPages, type Surveyed, surveyed } from './survey.ts';
import { scriptOf, words } from './words.ts';

type Link = readonly [text: string, href: string];

const inside = (locale: string, path: string) => `/${locale}${path}`;

/** Every page has these links in order, with these English labels or some other. */
function expectLinks(links: (page: Surveyed) => readonly Link[], expected: (locale: string) => readonly Link[]): void {
  for (const page of surveyed) {
    const wanted = expected(page.locale);
    const found = links(page);
    expect(
      found.map(([, href]) => href),
      page.path,
    ).toEqual(wanted.map(([, href]) => href));
    if (page.locale === 'en') expect(found.map(([text]) => text)).toEqual(wanted.map(([text]) => text));
    else for (const [text] of found) expect(text, page.path).toMatch(/\S/);
  }
}

/** True if a text is written in the script of a language. */
const isIn = (locale: Locale, text: string) => scriptOf[locale].test(text);

describe('The navbar of every page', () => {
  test('CHROME-01, CHROME-02, CHROME-03: leads to the sections of the documentation, the blog and the dashboard', () => {
    expectLinks(
      ({ navbar }) => navbar,
      (locale) => [
        ['Tutorials', inside(locale, '/docs/tutorial-basics/getting-started')],
        ['Troubleshooting', inside(locale, '/docs/troubleshoot')],
        ['Services', inside(locale, '/docs/services')],
        ['Developers', inside(locale, '/docs/api/getting-started')],
        ['Changelog', inside(locale, '/docs/changelog/changelog')],
        ['Business', inside(locale, '/docs/business')],
        ['Blog', inside(locale, '/blog')],
        ['Sign in', 'https://orbvpn.com/dashboard'],
      ],
    );
    for (const { locale, navbar } of surveyed.filter(({ path }) => path.endsWith('/docs')))
      for (const [text] of navbar) expect(isIn(locales.find((each) => each === locale) ?? 'en', text), text).toBe(true);
  });

  test('CHROME-04: lists the three languages, each by its own name, and leads to the same page', () => {
    for (const { path, languages } of surveyed)
      expect(languages, path).toEqual([
        ['English', `/en${path.slice(3)}`],
        ['فارسی', `/fa${path.slice(3)}`],
        ['Русский', `/ru${path.slice(3)}`],
      ]);
  });
});

describe('The footer of every page', () => {
  const tutorial = (locale: string, platform: string) =>
    inside(locale, `/docs/tutorial-basics/getting-started?platform=${platform}`);
  const required = (locale: string): readonly Link[] => [
    // CHROME-06
    ['iOS', tutorial(locale, 'ios')],
    ['Android', tutorial(locale, 'android')],
    ['Windows', tutorial(locale, 'windows')],
    ['macOS', tutorial(locale, 'macos')],
    // CHROME-07
    ['Troubleshooting', inside(locale, '/docs/troubleshoot/slow-connection')],
    ['Live chat', inside(locale, '/docs/services/concierge')],
    ['Support tickets', 'https://orbvpn.com/dashboard/tickets'],
    // CHROME-08
    ['Telegram', 'https://t.me/orbvpn'],
    ['X', 'https://x.com/orbvpn'],
    ['GitHub', 'https://github.com/orbvpn'],
    // CHROME-09
    ['Changelog', inside(locale, '/docs/changelog/changelog')],
    ['API', inside(locale, '/docs/api/getting-started')],
    ['User dashboard', 'https://orbvpn.com/dashboard'],
  ];

  test('CHROME-06, CHROME-07, CHROME-08, CHROME-09: has every link that is required, in this order and by its name', () => {
    expectLinks(
      ({ locale, footer }) => footer.filter(([, href]) => required(locale).some(([, wanted]) => wanted === href)),
      required,
    );
  });

  test('LIMIT-07: names 2024 as the year of the copyright, in the digits of the language', () => {
    for (const { path, locale, copyright } of surveyed)
      expect(copyright, path).toMatch(locale === 'fa' ? /^© ۲۰۲۴ / : /^© 2024 /);
  });
});

describe('The first words of every page', () => {
  test('CHROME-11: are those of the link that skips to the main content, which exists', () => {
    for (const { path, locale, skipLink } of surveyed) {
      expect(skipLink?.[1], path).toBe('#main');
      if (locale === 'en') expect(skipLink?.[0], path).toBe(words.skipLink);
      else expect(scriptOf.en.test(skipLink?.[0] ?? words.skipLink), path).toBe(false);
    }
  });

  test('CHROME-12: search boxes say what they search, and their button what it does', () => {
    for (const { path, locale, searchBoxes } of surveyed)
      for (const [placeholder = '', button] of searchBoxes) {
        if (locale === 'en')
          expect([placeholder, button], path).toEqual([words.search.placeholder, words.search.button]);
        else expect(`${placeholder} ${button}`, path).not.toMatch(scriptOf.en);
      }
  });
});

/** Attributes with words: those that assistive technology reads, and those that scripts show. */
const spokenAttributes = [
  'aria-label',
  'placeholder',
  ...['close-label', 'copied', 'failed', 'label-dark', 'label-light', 'retry'].map((name) => `data-${name}`),
];

describe('Languages', () => {
  test('CHROME-19: each has its calendar and its digits', () => {
    const dates = { en: '15 October 2024', fa: '۲۴ مهر ۱۴۰۳', ru: '15 октября 2024 г.' };
    for (const locale of locales)
      expect(textOf(one('main time', pageAt(`/${locale}/docs/changelog/changelog-2024-10-15`)))).toBe(dates[locale]);
  });

  test('CHROME-20: the interface of a Russian page is in Russian, except for names and keys', () => {
    const russian = ['/ru/', '/ru/docs/services/platforms/android', '/ru/docs/api/Types', '/ru/blog', '/ru/search'];
    const latin = /^(API|GraphQL|cURL|RSS|Atom|JSON Feed|Ctrl K|Esc|#|OrbVPN|OrbNet|English|[A-Z][A-Za-z]+)$/;
    for (const path of russian) {
      const page = pageAt(path);
      const labels = spokenAttributes.flatMap((name) =>
        all(`[${name}]`, page).map(({ attribs }) => attribs[name] ?? ''),
      );
      const buttons = all('button, summary, .sr-only', page)
        .map(textOf)
        .filter((text) => text !== '');
      expect(labels.length).toBeGreaterThan(5);
      expect(
        [...labels, ...buttons].filter((text) => !/[а-яё]/i.test(text) && !latin.test(text)),
        path,
      ).toEqual([]);
    }
  });
});

describe('Pages of the documentation', () => {
  test('CHROME-26, LIMIT-06: the table of contents lists the headings of levels 2 and 3, from top to bottom', () => {
    const withContents = docsPages.filter(({ contents }) => contents !== undefined);
    const written = withContents.filter(
      ({ path }) => !/^\/..\/docs\/(api\/(Mutations|Queries|Types)\/|changelog\/(changelog-)?\d{4}(-|\/|$))/.test(path),
    );
    expect(written.length).toBeGreaterThan(200);
    for (const { path, contents, headings } of written) expect(contents, path).toEqual(headings);
    expect(new Set(written.flatMap(({ contents = [] }) => contents.map((entry) => entry.slice(0, 2))))).toEqual(
      new Set(['h2', 'h3']),
    );
    for (const { path, contents, headings } of withContents)
      expect(contents, path).toEqual(expect.arrayContaining(headings.filter((heading) => heading.startsWith('h2'))));
  });

  test('CHROME-29: are written in MDX, whose components are rendered', () => {
    const content = join(import.meta.dirname, '..', '..', '..', 'content');
    const texts = locales.flatMap((locale) => filesOf(join(content, locale)));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((name) => !name.endsWith('.mdx'))).toEqual([]);
    const written = docsPages
      .filter(({ path }) => path.startsWith('/ru/docs/troubleshoot/'))
      .map(({ path }) => pageAt(path));
    for (const component of ['main .tabs', 'main .admonition'])
      expect(
        written.some((page) => one(component, page) !== undefined),
        component,
      ).toBe(true);
    for (const page of written) expect(textOf(one('main', page))).not.toMatch(/<\/?(Tabs|TabItem|Fact)\b|^:::/m);
  });
});
