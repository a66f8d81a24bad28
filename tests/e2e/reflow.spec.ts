import { expect, type Page, test } from '@playwright/test';
import { losses } from '../accessibility/reflow.ts';
import { smallTargets } from '../accessibility/targets.ts';
import { locales, pageKinds } from './pages.ts';

/** Sets what a reader's own style sheet would; the content security policy leaves no other way than constructed sheets. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const looks: readonly { readonly name: string; readonly width: number; readonly style?: string }[] = [
  { name: 'at a width of 320 px', width: 320 },
  { name: 'at a zoom of 200 % in a window of 1280 px', width: 640 },
  { name: 'at a zoom of 400 % in a window of 1280 px, with text spaced out', width: 320, style: spacing() },
  { name: 'with text spaced out as WCAG 1.4.12 says', width: 1280, style: spacing() },
  { name: 'with text twice as large', width: 1280, style: 'html { font-size: 200% }' },
  { name: 'with text twice as large on a phone', width: 390, style: 'html { font-size: 200% }' },
];

function spacing(): string {
  return `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`;
}

for (const locale of locales) {
  test(`nothing is lost in ${locale} on a narrow screen, zoomed, with large or spaced text`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const path of pageKinds) {
      await page.goto(`/${locale}${path}`);
      for (const { name, width, style } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await addStyle(page, style ?? '');
        found.push(...(await losses(page)).map((loss) => `${path} ${name}: ${loss}`));
      }
    }
    expect(found).toEqual([]);
  });

  test(`the navbar in ${locale} takes one line at a width of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/${locale}/`);
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 320 + scrollbar, height: 800 });
    const box = await page.locator('.navbar').boundingBox();
    expect(box?.height).toBeLessThan(70);
  });

  test(`every control in ${locale} is 24 by 24 px large or has as much room`, async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const path of pageKinds) {
      await page.goto(`/${locale}${path}`);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await smallTargets(page)).map((target) => `${path}, ${width} px: ${target}`));
      }
    }
    expect(found).toEqual([]);
  });
}
