import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider, pageContext } from '../../components/PageContext/PageContext.tsx';
import { readConfiguration } from '../../content/configuration.ts';
import { exampleSite, exampleView } from '../../model/testing/exampleSite.ts';
import { type Locale, locales } from '../../model/text/locale.ts';
import { appWord } from '../appWords/appWords.ts';
import { Screen } from './Screen.tsx';
import { wordsOnScreen } from './screens.ts';

const { appWords, screens, troublePath } = readConfiguration();
const site = exampleSite({ appWords, screens });

function picture(show: string, locale: Locale, marks?: string): string {
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, exampleView('/docs/guide/start', locale, site))}>
      <Screen show={show} {...(marks === undefined ? {} : { marks })} />
    </PageProvider>,
  );
}

const texts = locales.flatMap((locale) =>
  globSync(`content/${locale}/**/*.mdx`).map((file) => readFileSync(file, 'utf8')),
);

it.each(Object.keys(screens))('The picture %s is shown by a page or by the path through trouble', (name) => {
  const isAdvised = Object.values(troublePath.advice).some(({ show }) => show === name);
  expect(isAdvised || texts.some((text) => text.includes(`<Screen show="${name}"`))).toBe(true);
});

it('The path to a screen begins with the tab that the picture marks', () => {
  for (const { path, tab = path[0] } of Object.values(screens)) expect(path[0]).toBe(tab);
});

describe.each(Object.keys(screens))('The picture %s', (name) => {
  const screen = screens[name];
  if (!screen) throw new Error(`${name} is missing.`);

  it.each(locales)('shows in %s only words of the app, and names them all for screen readers', (locale) => {
    const words = wordsOnScreen(screen).map((id) => appWord(appWords, id, locale));
    const html = picture(name, locale);
    const shown = html.replace(/<figcaption>.*/, '').match(/(?<=>)[^<]+/g) ?? [];
    const withoutBrand = shown.filter((text) => text !== site.config.brand);
    expect(withoutBrand.map(unescaped)).toEqual(words);
    const label = unescaped(/aria-label="([^"]*)"/.exec(html)?.[1] ?? '');
    expect(words.filter((word) => !label.includes(word))).toEqual([]);
  });

  it.each(locales)('has at most 1.2 kB in %s', (locale) => {
    expect(brotliCompressSync(picture(name, locale)).length).toBeLessThanOrEqual(1200);
  });
});

it('has the number of a step next to its word, in the digits of the language, and also for screen readers', () => {
  const marks = '1:navigation.locations 2:home.connect';
  expect(picture('home-idle', 'en', marks)).toMatch(/aria-label="[^"]*Connect \(2\).*Connect<b>2<\/b>/);
  expect(picture('home-idle', 'fa', marks)).toContain('مکان‌ها<b>۱</b>');
});

it('has a prompt in English, from left to right, if a system has no Persian', () => {
  expect(picture('permission-fire-os', 'fa')).toContain('<div class="ask android" lang="en" dir="ltr">');
  expect(picture('permission-android', 'fa')).toContain('<div class="ask android">');
});

const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
