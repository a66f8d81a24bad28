import { z } from 'zod';
import { expect, test } from './test.ts';

const path = '/en/docs/troubleshoot/slow-connection';
const revision = z.object({ version: z.string(), commit: z.string().optional(), day: z.string() });

test('The links under a page prepare a message with the section of the address and the build', async ({ page }) => {
  await page.goto(`${path}#next`);
  const link = page.locator('[data-feedback]').getByRole('link', { name: 'GitHub (public)' });
  await link.hover();
  await expect(link).toHaveAttribute('href', /slow-connection%23next/);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  const { version, commit = '', day } = revision.parse(await (await page.request.get('/build.json')).json());
  const heading = await page.locator('#next').evaluate((element) => element.firstChild?.textContent);
  expect(searchParams.get('title')).toBe(await page.locator('h1').textContent());
  expect(searchParams.get('body')?.split('\n')).toEqual([
    expect.stringContaining(`${path}#next`),
    heading,
    `${commit} ${day}`.trim(),
    version,
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
