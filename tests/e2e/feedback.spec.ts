import { expect, test } from './test.ts';

const path = '/en/docs/troubleshoot/slow-connection';

test('The links under a page prepare a message with the section of the address', async ({ page }) => {
  await page.goto(`${path}#next`);
  const link = page.locator('[data-feedback]').getByRole('link', { name: 'GitHub (public)' });
  await link.hover();
  await expect(link).toHaveAttribute('href', /slow-connection%23next/);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  const heading = await page.locator('#next').evaluate((element) => element.firstChild?.textContent);
  expect(searchParams.get('title')).toBe(await page.locator('h1').textContent());
  expect(searchParams.get('body')?.split('\n')).toEqual([
    expect.stringContaining(`${path}#next`),
    heading,
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    '',
    '',
  ]);
});

test('The page for an address that leads nowhere names that address in the message', async ({ page }) => {
  await page.goto('/en/docs/lost-page');
  const link = page.locator('[data-feedback]').getByRole('link', { name: 'GitHub (public)' });
  await link.hover();
  await expect(link).toHaveAttribute('href', /body=http.*\/en\/docs\/lost-page%0A/);
});
