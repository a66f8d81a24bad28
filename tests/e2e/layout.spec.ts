import type { Locale } from '../../src/model/text/locale.ts';
import { type Look, lookIn, modes, showIn, violationsOf } from '../accessibility/axe.ts';
import { coveredControls } from '../accessibility/covered.ts';
import { hiddenFocus } from '../accessibility/focus.ts';
import { losses } from '../accessibility/reflow.ts';
import { deepBut, everyPageKind, locales, pageKinds } from './pages.ts';
import { expect, type Page, test } from './test.ts';

// Each kind of page is loaded once per language and checked at all widths: at every push in
// Persian, and for losses in Russian, with the longest words. The deep run checks everything in
// all.

const height = 700;

/** A check of a page in a window; finds a sentence for each fault. */
interface Check {
  readonly name: string;
  readonly width: number;
  /** A reader's own style sheet. */
  readonly style?: string;
  readonly mode?: Look['mode'];
  readonly find: (page: Page) => Promise<string[]>;
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const large = 'html { font-size: 200% }';

/** A phone, tablets, a computer; and WCAG 1.4.4, 1.4.10 and 1.4.12. */
const layoutChecks: readonly Check[] = [
  { name: 'at a width of 320 px', width: 320, find: losses },
  { name: 'at a zoom of 400 % in a window of 1280 px, with text spaced out', width: 320, style: spacing, find: losses },
  { name: 'with text twice as large on a phone', width: 390, style: large, find: losses },
  { name: 'on a phone', width: 390, find: coveredControls },
  { name: 'at a zoom of 200 % in a window of 1280 px', width: 640, find: losses },
  { name: 'on a tablet held upright', width: 768, find: coveredControls },
  { name: 'on a tablet on its side', width: 1024, find: coveredControls },
  { name: 'on a computer', width: 1280, find: coveredControls },
  { name: 'with text spaced out as WCAG 1.4.12 says', width: 1280, style: spacing, find: losses },
  { name: 'with text twice as large', width: 1280, style: large, find: losses },
];

/** Windows in which the focus is checked: with both sidebars, with one, with none. */
const focusWidths = [1280, 1000, 390];

const isDeep = process.env['DEEP'] !== undefined;

/** One window for each page, light and dark in turn; the deep run takes all. */
function focusChecks(path: string): readonly Check[] {
  const turn = everyPageKind.indexOf(path);
  return focusWidths
    .flatMap((width) =>
      modes.map((mode) => ({ name: `with the focus, ${width} px, ${mode}`, width, mode, find: hiddenFocus })),
    )
    .filter((_, index, all) => isDeep || index === turn % all.length);
}

const axeChecks = (locale: Locale, path: string): readonly Check[] =>
  lookIn(locale, pageKinds.indexOf(path)).map(({ width, mode }) => ({
    name: `by axe, ${width} px, ${mode}`,
    width,
    mode,
    find: (page: Page) => violationsOf(page),
  }));

/** The content security policy allows no way to set a style except constructed sheets. */
function setStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function carryOut(page: Page, checks: readonly Check[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, style, mode, find } of checks) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    if (mode) await showIn(page, mode);
    if (style) await setStyle(page, style);
    found.push(...(await find(page)).map((fault) => `${name}: ${fault}`));
    if (style) await setStyle(page, '');
  }
  return found;
}

/** The kinds of pages by section: a test for each, so that they share the browsers. */
const sections = Object.entries(
  Object.groupBy(
    everyPageKind,
    (path) => /^\/(?:docs\/(?:api|changelog|services)|blog)(?=\/|$)/.exec(path)?.[0] ?? '/',
  ),
);

for (const locale of locales) {
  for (const [section, paths = []] of sections) {
    test(
      `kinds of pages in ${locale}, ${section}: nothing is lost, covered, too small or without a visible focus`,
      deepBut(locale, 'fa', 'ru'),
      async ({ page, browserName }) => {
        test.setTimeout(180_000);
        const found: string[] = [];
        for (const path of paths) {
          await page.goto(`/${locale}${path}`);
          // Axe finds the same in all engines, and takes ten seconds a page in Firefox.
          const fromAxe = browserName === 'chromium' && pageKinds.includes(path) ? axeChecks(locale, path) : [];
          const further = isDeep || locale === 'fa' ? [...fromAxe, ...focusChecks(path)] : [];
          const inAll = layoutChecks.filter(({ find }) => isDeep || locale === 'fa' || find === losses);
          // Resizing the window takes longer than most of the checks in it.
          const byWidth = [...further, ...inAll].sort((one, other) => one.width - other.width);
          const faults = await carryOut(page, byWidth);
          found.push(...faults.map((fault) => `${path}, ${fault}`));
        }
        expect(found).toEqual([]);
      },
    );
  }
}
