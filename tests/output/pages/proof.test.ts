import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheControl } from '../../../server/cacheControl.ts';
import { storageKeys } from '../../../src/model/config/storage.ts';
import { latinDigits } from '../../../src/model/text/latinDigits.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { budget } from '../../../tools/bench/budgets.ts';
import { files, output, pages } from '../builtSite.ts';
import { all, pageAt, textOf } from '../dom.ts';

const read = (file: string) => readFileSync(join(output, file), 'utf8');
const htmlFiles = files.filter((file) => file.endsWith('.html'));
const filesWith = (candidates: readonly string[], isWrong: (text: string) => boolean) =>
  candidates.filter((file) => isWrong(read(file)));

test('A page on which readers remove what is stored does not stay in the cache of the browser', () => {
  const removing = htmlFiles.filter((file) => read(file).includes('data-keep='));
  expect(removing.length).toBe(locales.length);
  expect(removing.map(cacheControl)).toEqual(removing.map(() => 'no-store'));
});

describe.each(locales)('Loaded files and stored data, in %s', (locale) => {
  const page = pageAt(`/${locale}/proof`);
  const rowsBelow = (id: string) =>
    all(`h2#${id} ~ div.table`, page)
      .slice(0, 1)
      .flatMap((table) => all('tbody tr', table))
      .map((row) => all('td', row).map(textOf));

  test('promises no figure that the weight tests do not check', () => {
    const kilobytes = rowsBelow('loads').map(([, said = '']) => Number.parseInt(latinDigits(said), 10));
    const held = [budget.firstLoad, budget.persianWithFonts, budget.firstSearch];
    expect(kilobytes).toHaveLength(held.length);
    for (const [index, bytes] of held.entries()) expect(kilobytes[index]).toBeGreaterThanOrEqual(bytes / 1000);
  });

  test('explains everything that is stored', () => {
    const names = rowsBelow('storage').map(([name]) => name?.replace('…', '*'));
    // The version that was read last is stored only with hosted search.
    expect(names).toEqual(
      Object.values(storageKeys)
        .flat()
        .filter((key) => key !== 'docs-preferred-version-default'),
    );
  });
});

describe('The promises of that page', () => {
  /** Elements that fetch from another host by themselves, unlike links. */
  const fetches =
    /<(?!link\b[^>]*\brel="(?:canonical|alternate|license|author|next|prev|help|search)")(?:link|script|img|source|video|audio|iframe|embed|object|track|input|use|image)\b[^>]*?\b(?:src|href|srcset|poster|data)="(?:https?:)?\/\//;

  test('no page and no style sheet fetches anything from another host', () => {
    expect(filesWith(htmlFiles, (html) => fetches.test(html))).toEqual([]);
    const sheets = files.filter((file) => file.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    expect(filesWith(sheets, (css) => /(?:url\(|@import\s*)["']?(?:https?:)?\/\//.test(css))).toEqual([]);
  });

  test('the policy of every page allows no request to another host', () => {
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/i;
    const isOpen = (html: string) => {
      const [, rules] = policy.exec(html) ?? [];
      return rules === undefined || /(?:https?|wss?):|[\s]\*/.test(rules);
    };
    expect(filesWith(htmlFiles, isOpen)).toEqual([]);
  });

  test('no page and no script reads or sets a cookie', () => {
    const cookie = /\bdocument\.cookie\b|\bcookieStore\b|http-equiv="set-cookie"/i;
    const withoutSamples = (text: string) => text.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '');
    const candidates = files.filter((file) => /\.(html|js)$/.test(file));
    expect(filesWith(candidates, (text) => cookie.test(withoutSamples(text)))).toEqual([]);
  });

  test('only Persian pages load a font', () => {
    const sheetsOf = (locale: string) =>
      htmlFiles
        .filter((file) => file.startsWith(`${locale}/`))
        .flatMap((file) =>
          [...read(file).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, sheet = '']) => sheet),
        );
    const fontsOf = (locale: string) => filesWith([...new Set(sheetsOf(locale))], (css) => css.includes('.woff2'));
    expect(fontsOf('fa')).not.toEqual([]);
    expect([...fontsOf('en'), ...fontsOf('ru')]).toEqual([]);
  });

  test('no page reveals to another site where a reader comes from', () => {
    expect(filesWith(htmlFiles, (html) => !html.includes('<meta name="referrer" content="no-referrer"'))).toEqual([]);
    expect(pages.length).toBeGreaterThan(1000);
  });
});
