import { expect, test } from '@playwright/test';

test.describe('6. Roles and permissions', () => {
  test('"the site is public documentation and has no role model": no cookie, no password field, nothing behind a sign-in', async ({
    page,
    context,
  }) => {
    for (const path of ['/ru/', '/ru/docs/tutorial-basics/login-screen', '/ru/docs/api/getting-started', '/ru/blog']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()['set-cookie'], path).toBeUndefined();
      await expect(page.locator('input[type="password"]'), path).toHaveCount(0);
    }
    expect(await context.cookies()).toEqual([]);
  });

  test('"API page titles mention user, reseller, admin and business"', async ({ request }) => {
    const titles: string[] = [];
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const [, path = ''] of sitemap.matchAll(
      /<loc>[^<]*?(\/en\/docs\/(?:api\/(?:Mutations|Queries)\/[^<]*(?:user|reseller|admin)[^<]*|services\/business[^<]*))<\/loc>/gi,
    ))
      titles.push(/<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1] ?? '');
    for (const role of ['user', 'reseller', 'admin', 'business'])
      expect(
        titles.some((title) => title.toLowerCase().includes(role)),
        role,
      ).toBe(true);
  });
});
