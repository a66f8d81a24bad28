import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { linksOf, pageAt } from '../dom.ts';
import { documents } from '../pages/documents.ts';
import { expectPages } from './pages.ts';
import { docsPages, surveyed } from './survey.ts';

describe('The purpose of the site, on every page', () => {
  test('PRODUCT-01, CHECK-01, CHECK-07, LIMIT-12, ROLE-01: the only forms search the site, for 64 characters at most, and no field asks for a password or is validated', () => {
    for (const { path, locale, forms, otherFields } of surveyed) {
      expect(new Set(forms), path).toEqual(new Set([`get /${locale}/search`]));
      expect(otherFields, path).toEqual([]);
    }
  });

  test('PRODUCT-02: every section has pages in every language, and the hub leads into each', () => {
    const sections = {
      '/docs/tutorial-basics/': '/docs/tutorial-basics/getting-started',
      '/docs/troubleshoot/': '/docs/troubleshoot',
      '/docs/services/platforms/': '/docs/services/platforms',
      '/docs/services/': '/docs/services',
      '/docs/business/': '/docs/business',
      '/docs/api/': '/docs/api/getting-started',
      '/docs/changelog/': '/docs/changelog/changelog',
    };
    for (const locale of locales) {
      const hub = linksOf('main', pageAt(`/${locale}/docs`)).map(([, href]) => href);
      for (const [folder, first] of Object.entries(sections)) {
        expect(docsPages.filter(({ path }) => path.startsWith(`/${locale}${folder}`)).length).toBeGreaterThan(3);
        expect(hub).toContain(`/${locale}${first}`);
      }
    }
    expectPages([...Object.values(sections), '/blog']);
  });

  test('PRODUCT-03: the home page leads end users, buyers, resellers and integrators each to their first page', () => {
    for (const locale of locales)
      expect(linksOf('main', pageAt(`/${locale}/`)).map(([, href]) => href)).toEqual(
        expect.arrayContaining(
          [
            'troubleshoot/connection-issue',
            'services/platforms/android',
            'tutorial-basics/getting-started',
            'business',
            'services/orbnet',
            'api/getting-started',
          ].map((path) => `/${locale}/docs/${path}`),
        ),
      );
  });

  test('PRODUCT-04: search box, colour mode toggle, navbar and footer are on every page', () => {
    for (const { path, searchBoxes, hasColorSwitch, navbar, footer } of surveyed)
      expect([searchBoxes.length > 0, hasColorSwitch, navbar.length > 0, footer.length > 0], path).toEqual(
        Array(4).fill(true),
      );
  });

  test('PRODUCT-06, LIMIT-01: the three languages have the same pages, and the language menu begins with English', () => {
    const pathsIn = (locale: string) =>
      surveyed.filter((page) => page.locale === locale).map(({ path }) => path.slice(3));
    expect(new Set(surveyed.map(({ locale }) => locale))).toEqual(new Set(['en', 'fa', 'ru']));
    for (const locale of locales) expect(pathsIn(locale)).toEqual(pathsIn('en'));
    expect(linksOf('main', pageAt('/')).map(([, href]) => href)).toEqual(['/en/', '/fa/', '/ru/']);
  });

  test('PRODUCT-07: every page of the Russian site has a description in Russian', () => {
    const russian = [...documents.values()].filter(({ path }) => path.startsWith('/ru/'));
    expect(russian.length).toBeGreaterThan(800);
    const foreign = russian.filter(({ meta }) => !/[а-яё]{3}/i.test(meta('description') ?? ''));
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });
});
