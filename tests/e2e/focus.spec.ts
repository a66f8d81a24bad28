import { expect, test } from './test.ts';

test('Tab reaches every control of a page, in the order of the document', async ({ page }) => {
  await page.goto('/fa/docs/api/Mutations/Authentication/login-api');
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
