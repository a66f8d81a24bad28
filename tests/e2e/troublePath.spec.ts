import { expect, test } from './test.ts';

test('the path through trouble asks one question at a time, and comes back to where the reader left it', async ({
  page,
}) => {
  await page.goto('/en/docs/troubleshoot');
  const step = page.locator('.trouble > section:visible h2');
  const path = page.locator('.trouble');
  await expect(step).toHaveText('What do you see?');
  await page.getByRole('link', { name: 'There is no connection, or no internet' }).click();
  await expect(step).toHaveText('Does a website open without the VPN?');
  await path.getByRole('link', { name: 'Yes, sites open' }).click();
  await page.getByRole('link', { name: 'In a country that filters the internet' }).click();
  await expect(page).toHaveURL(/\/no-connection#filtered$/);
  await expect(step).toHaveText('Choose REALITY');
  await page.getByRole('link', { name: 'All steps' }).click();
  await expect(page).toHaveURL(/\/connection-issue#blocked-protocol$/);
  await page.goBack();
  await expect(step).toHaveText('Choose REALITY');
});

test.describe('Without scripts, too', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('it asks whether each step helped, and ends with a message that lists what was tried', async ({ page }) => {
    await page.goto('/ru/docs/troubleshoot/no-connection#filtered');
    const step = page.locator('.trouble > section:visible');
    const tried = ['Выберите REALITY', 'Выберите VLESS', 'Выберите OpenConnect', 'Попробуйте другую сеть'];
    for (const title of tried) {
      await expect(step.locator('h2')).toHaveText(title);
      await step.getByRole('link', { name: 'Всё ещё нет' }).tap();
    }
    await expect(step.locator('h2')).toHaveText('Напишите в\u00a0поддержку');
    for (const title of tried) await expect(step.locator('pre')).toContainText(`- ${title}`);
    await step.getByRole('link', { name: 'Выберите VLESS' }).tap();
    await step.getByRole('link', { name: 'Заработало' }).tap();
    await expect(step.locator('h2')).toHaveText('Отлично');
  });
});
