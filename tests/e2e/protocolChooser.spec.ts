import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('The protocol chooser answers to the keyboard and needs no scripts', async ({ page }) => {
  await page.goto('/en/docs/troubleshoot/protocol-selection');
  const chooser = page.getByRole('group', { name: 'Which network are you on?' });
  const shown = chooser.locator('section:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('.way-out')).toBeVisible();
  await chooser.getByRole('radio', { name: 'Filtered' }).focus();
  await page.keyboard.press('Space');
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole('listitem')).toHaveText(['REALITY', 'VLESS', 'OpenConnect']);
  await expect(shown.locator('use.stopped')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(shown.getByRole('listitem')).toHaveText(['WireGuard', 'OpenConnect', 'VLESS']);
  await expect(shown.locator('use.stopped')).toHaveCount(0);
});

test('The protocol chooser on paper is its table', async ({ page }) => {
  await page.goto('/en/docs/troubleshoot/protocol-selection');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Which network are you on?' })).toBeHidden();
  await expect(page.getByRole('table').first()).toContainText('Filtered: in Iran');
});
