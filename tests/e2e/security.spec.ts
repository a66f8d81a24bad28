import { expect, test } from '@playwright/test';
import { locales, pageKinds } from './pages.ts';

for (const locale of locales) {
  test(`no page in ${locale} asks another origin for anything or breaks the content security policy`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const outside: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) outside.push(request.url());
    });
    page.on('console', (message) => {
      const expected = message.text().includes('status of 404');
      if (message.type() === 'error' && !expected) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of pageKinds) {
      await page.goto(`/${locale}${path}`);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 600);
      await page.waitForLoadState('networkidle');
    }
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
