import { home } from '../../../site/home.ts';
import { expect, test } from '../test.ts';
import { activeOf, dialogOf, doc, openSearch } from './dialog.ts';

const problems = home.problems.items.ru.map(({ to }) => `/ru${to}`);

test('an empty dialog offers the page of the platform and the problems, also to arrow keys', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs-platform', 'macos'));
  await page.goto(`/ru${doc}`);
  await openSearch(page);
  const offered = dialogOf(page).locator('.result a');
  const expected = ['/ru/docs/services/platforms/macos', ...problems];
  await expect
    .poll(() => offered.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(expected);
  await expect(dialogOf(page).getByRole('grid', { name: home.problems.title.ru })).toBeVisible();
  for (let row = 1; row < expected.length; row += 1) await page.keyboard.press('ArrowDown');
  await expect(activeOf(page).locator('.result-link')).toHaveAttribute('href', problems.at(-1) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${problems.at(-1)}$`));
});
