import { expect, test } from '@playwright/test';
import { modes, showIn } from '../accessibility/axe.ts';
import { hiddenFocus } from '../accessibility/focus.ts';
import { locales, pageKinds } from './pages.ts';

for (const locale of locales) {
  test(`every control in ${locale} shows that it has the focus, uncut and uncovered`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const path of pageKinds) {
      await page.goto(`/${locale}${path}`);
      for (const [index, width] of [1280, 1000, 390].entries()) {
        await page.setViewportSize({ width, height: 700 });
        // By turns light and dark, and in the next language the other way round.
        for (const mode of process.env['DEEP']
          ? modes
          : modes.slice((index + locales.indexOf(locale)) % 2).slice(0, 1)) {
          await showIn(page, mode);
          found.push(...(await hiddenFocus(page)).map((problem) => `${path}, ${width} px, ${mode}: ${problem}`));
        }
      }
    }
    expect(found).toEqual([]);
  });

  test(`Tab reaches every control of a page in ${locale}, in the order of the document`, async ({ page }) => {
    await page.goto(`/${locale}/docs/api/Mutations/Authentication/login-api`);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-tabs]').first()).toHaveAttribute('data-ready');
    await page.evaluate(() => {
      const controls = document.querySelectorAll('a, button, input, select, summary, [tabindex]');
      for (const [index, control] of controls.entries()) control.setAttribute('data-step', String(index));
    });
    const expected = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-step]')]
        .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
        .map((control) => control.dataset['step']),
    );
    expect(expected.length).toBeGreaterThan(60);
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        // Firefox stops at every box that scrolls, whatever is in it.
        const scrolls = at !== null && at !== document.body && /auto|scroll/.test(getComputedStyle(at).overflow);
        return at?.getAttribute('data-step') ?? (scrolls ? 'a box that scrolls' : `<${at?.localName}>`);
      });
    const reached = [await focused()];
    while (reached.length < expected.length) {
      await page.keyboard.press('Tab');
      const next = await focused();
      if (next !== 'a box that scrolls') reached.push(next);
    }
    expect(reached).toEqual(expected);
  });
}
