import { expect, test } from './test.ts';

test('the path through trouble asks one question at a time, and comes back to where the reader left it', async ({
  page,
}) => {
  await page.goto('/en/docs/troubleshoot');
  const step = page.locator('.trouble > section:visible h2');
  await expect(step).toHaveText('What is wrong?');
  await page.getByRole('link', { name: 'There is no connection, or no internet' }).click();
  await expect(step).toHaveText('Does a website open without the VPN?');
  await page.locator('.trouble').getByRole('link', { name: 'Yes', exact: true }).click();
  await page.getByRole('link', { name: 'In a country that filters the internet' }).click();
  await expect(page).toHaveURL(/\/docs\/troubleshoot#filtered$/);
  await expect(step).toHaveText('Choose REALITY');
  await page.getByRole('link', { name: 'All steps' }).click();
  await expect(page).toHaveURL(/\/connection-issue#blocked-protocol$/);
  await page.goBack();
  await expect(step).toHaveText('Choose REALITY');
});
