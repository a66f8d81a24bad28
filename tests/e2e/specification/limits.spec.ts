import { onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { interact } from './site.ts';

test.use({ ...onSmallSite, viewport: { width: 1300, height: 900 } });

/** Opens the closed categories. @returns the height that each gains, and its duration */
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

test('LIMIT-10: a taller category takes longer to unfold, but not in proportion', async ({ page }) => {
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
