import { expect, test } from './test.ts';

const operation = '/en/docs/api/Mutations/Support/create-ticket-api';

for (const width of [390, 1280]) {
  test(`the copy button never covers code, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [operation, '/en/docs/services/platforms/linux', '/en/blog/first-servers']) {
      await page.goto(path);
      const overlaps = await page.locator('.code-block').evaluateAll(
        (blocks) =>
          blocks.filter((block) => {
            const button = block.querySelector('.copy-button')?.getBoundingClientRect();
            const code = block.querySelector('pre')?.getBoundingClientRect();
            return button && code && code.height > 0 && button.bottom > code.top + 1;
          }).length,
      );
      expect(overlaps, path).toBe(0);
    }
  });
}

test('a command can be read to the end of its lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(operation);
  const command = page.locator('.code-block', { hasText: 'curl https://' }).first();
  await expect(command).toContainText(/graphql \\\n {2}--max-time/);
  await expect(command).toContainText(/--data '\{\n {4}"query"/);
  expect(await command.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
});

test('marked lines reach from edge to edge, without gaps between them', async ({ page }) => {
  await page.goto('/en/docs/tutorial-extras/translate-your-site');
  const gaps = await page.locator('.code-block mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const box = mark.getBoundingClientRect();
      const pre = mark.closest('pre')?.getBoundingClientRect();
      return pre ? [Math.round(box.left - pre.left), Math.round(pre.right - box.right)] : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toEqual([0, 0]);
});
