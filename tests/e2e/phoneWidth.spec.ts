import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, output } from '../output/builtSite.ts';
import { locales } from './pages.ts';
import { expect, test } from './test.ts';

const narrow = { width: 360, height: 740 };
/** Pages per report, which costs as much as twenty pages. */
const batch = 100;

/** Parts of all pages, or hidden on a phone; `layout.spec.ts` checks whole pages of each kind. */
const around =
  /<script.*?<\/script>|<header class="navbar".*?<\/header>|<div class="drawer".*?(?=<main)|<footer class="footer".*?<\/footer>/gs;

/** Elements and words that do not break into lines as text does. */
const unbreakable = /<(?:table|pre|img|figure|dl|form)\b|>[^<]*[^<\s/-]{20}/;

/** Built pages without their frame; only a tenth of those with nothing but plain text. */
const pagesOf = (locale: string) =>
  files
    .filter((file) => file.startsWith(`${locale}/`) && file.endsWith('.html'))
    .map((file) => ({ path: `/${file}`, html: readFileSync(join(output, file), 'utf8').replace(around, '') }))
    .filter(({ html }, index) => index % 10 === 0 || unbreakable.test(html.slice(html.indexOf('<main'))))
    // By their style sheets, since applying others takes as long as all the rest.
    .map((page) => ({ ...page, sheets: page.html.match(/<link rel="stylesheet"[^>]*>/g)?.join() ?? '' }))
    .sort((one, other) => one.sheets.localeCompare(other.sheets));

/**
 * Content that is cut off at the side, in sentences. Pages are laid out in one document without
 * scripts: loading takes ten times as long.
 */
function beyondTheEdge(pages: readonly { readonly path: string; readonly html: string }[]): Promise<string[]> {
  const loaded = (link: HTMLLinkElement) =>
    link.sheet ? undefined : new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
  /** The first word of a cell that is on two lines. */
  const brokenWord = (cell: Element): string[] => {
    const text = cell.firstChild;
    if (!(text instanceof Text)) return [];
    const range = document.createRange();
    const words = [...text.data.matchAll(/[\p{L}\p{M}]+/gu)];
    const broken = words.find(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
    return broken ? [broken[0]] : [];
  };
  const lay = async ({ path, html }: (typeof pages)[number]): Promise<string[]> => {
    const next = new DOMParser().parseFromString(html, 'text/html');
    const root = document.documentElement;
    root.lang = next.documentElement.lang;
    root.dir = next.documentElement.dir;
    const sheets = [...next.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '');
    for (const href of sheets) {
      if (document.head.querySelector(`link[href="${href}"]`)) continue;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.setAttribute('href', href);
      document.head.append(link);
      await loaded(link);
    }
    // Applying a sheet again takes as long as all the rest.
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link')) {
      const disabled = !sheets.includes(link.getAttribute('href') ?? '');
      if (link.disabled !== disabled) link.disabled = disabled;
    }
    document.body.replaceWith(document.adoptNode(next.body));
    const wide = root.scrollWidth - innerWidth;
    const tables = [...document.querySelectorAll('.table')].filter((table) => table.scrollWidth > table.clientWidth);
    const broken = [...document.querySelectorAll('.content th')].flatMap(brokenWord);
    return [
      ...(wide > 0 ? [`${path} is ${wide} px wider than the window`] : []),
      ...tables.map((table) => `${path} hides columns of a table: ${(table.textContent ?? '').slice(0, 60)}`),
      ...broken.map((word) => `${path} breaks a word in the head of a table: ${word}`),
    ];
  };
  return (async () => {
    const found: string[] = [];
    for (const page of pages) found.push(...(await lay(page)));
    return found;
  })();
}

test.describe('On a phone of 360 px', () => {
  // The site's policy forbids making HTML from text, which is how pages are laid out here.
  test.use({ viewport: narrow, bypassCSP: true });

  for (const locale of locales) {
    test(`no page in ${locale} is wider than the window, and no table hides a column or breaks a word of its head`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.route('**/empty', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html data-theme="light" data-js><body></body></html>',
        }),
      );
      await page.goto('/empty');
      const pages = pagesOf(locale);
      expect(pages.length).toBeGreaterThan(100);
      const found: string[] = [];
      for (let first = 0; first < pages.length; first += batch)
        found.push(...(await page.evaluate(beyondTheEdge, pages.slice(first, first + batch))));
      expect(found).toEqual([]);
    });
  }
});

test('lines break where they did when the Persian font arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const height = async () => {
    await page.goto('/fa/docs/tutorial-basics/iran');
    await page.evaluate(() => document.fonts.ready);
    return page.locator('article').evaluate((article) => article.scrollHeight);
  };
  const withFont = await height();
  await page.route('**/*.woff2', (route) => route.abort());
  expect(Math.abs((await height()) / withFont - 1)).toBeLessThan(0.02);
});
