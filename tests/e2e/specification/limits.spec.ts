import { sitePort } from '../../ports.ts';
import { onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { doc, interact, searchFor } from './site.ts';

test.use({ ...onSmallSite, viewport: { width: 1300, height: 900 } });

/** Opens the closed categories of the sidebar. Gives the height that each gains and the duration of its animation. */
const openCategories = (selector: string) =>
  [...document.querySelectorAll<HTMLDetailsElement>(selector)].map((details) => {
    const closed = details.offsetHeight;
    details.querySelector('summary')?.click();
    const [animation] = details.getAnimations();
    const duration = Number(animation?.effect?.getTiming().duration);
    animation?.finish();
    return { height: details.offsetHeight - closed, duration };
  });
const closedCategories = '.docs-sidebar details:not([open])';

test('LIMIT-10: what is higher takes longer to unfold, but not in proportion', async ({ page }) => {
  await page.goto('/ru/docs/services');
  await interact(page);
  const categories = await page.evaluate(openCategories, closedCategories);
  const [lowest, ...higher] = categories.toSorted((one, other) => one.height - other.height);
  const highest = higher.at(-1);
  if (!lowest || !highest) throw new Error('The sidebar needs two closed categories.');
  expect(highest.height).toBeGreaterThan(2 * lowest.height);
  expect(lowest.duration).toBeGreaterThan(100);
  expect(highest.duration).toBeGreaterThan(lowest.duration);
  expect(highest.duration / lowest.duration).toBeLessThan(highest.height / lowest.height);
});

test('LIMIT-11: with reduced motion it takes 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ru/docs/services');
  await interact(page);
  const categories = await page.evaluate(openCategories, closedCategories);
  expect(categories.length).toBeGreaterThan(1);
  expect(new Set(categories.map(({ duration }) => duration))).toEqual(new Set([1]));
});

test('LIMIT-13: the search page shows 20 hits, and the next ones on the next page', async ({ page }) => {
  // The small site has fewer pages.
  await page.goto(`http://localhost:${sitePort}/ru/search?q=vpn`);
  await expect(page.locator('.result-list > li')).toHaveCount(20);
  await page.locator('.search-pager a[rel="next"]').click();
  await expect(page.locator('.result-list').first()).toHaveAttribute('start', '21');
});

test('LIMIT-14: the dialog shows five hits of a group, though there are more', async ({ page }) => {
  await page.goto(`/ru${doc}`);
  await searchFor(page, 'vpn');
  await expect(page.locator('#search-dialog .result').first()).toBeVisible();
  // The sections are full once the reader reaches the end of the list.
  await page.keyboard.press('ArrowUp');
  const sizes = () =>
    page
      .locator('#search-dialog .result-group')
      .evaluateAll((all) => all.map((group) => group.querySelectorAll('.result').length));
  await expect.poll(async () => Math.max(...(await sizes()))).toBe(5);
  expect((await sizes()).length).toBeGreaterThan(1);
});
