import { z } from 'zod';
import { variantPort } from '../../ports.ts';
import { expect, type Page, test } from '../test.ts';
import { doc } from './site.ts';

// The small site configured differently (`tests/site/variants.ts`): with hosted search.
test.use({ baseURL: `http://localhost:${variantPort}`, viewport: { width: 1300, height: 800 } });

const requestBody = z.object({ requests: z.array(z.record(z.string(), z.unknown())) });

const hit = (url: string, title: string) => ({ url, hierarchy: { lvl0: 'Документация', lvl1: title }, content: title });

const hosts = /^https:\/\/[^/]+\.algolia(net)?\.(net|com)\//;

/** A stand-in for the hosted service. */
const answerSearches = (page: Page) =>
  page.route(hosts, (route) => {
    const { requests } = requestBody.parse(route.request().postDataJSON());
    const hits = [
      hit('https://docs.example.com/docs/ru/docs/troubleshoot/slow-connection', 'Медленное соединение'),
      hit('https://orbvpn.com/dashboard', 'Личный кабинет'),
    ];
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { results: requests.map(() => ({ hits, nbHits: hits.length })) },
    });
  });

async function searchFor(page: Page, query: string) {
  await page.goto(`/help/ru${doc}`);
  await page.keyboard.press('Control+k');
  await page.locator('#search-dialog input').fill(query);
}

test('CALL-10: the path of a result begins at the root of this site instead of the docs prefix', async ({ page }) => {
  await answerSearches(page);
  await searchFor(page, 'dns');
  const link = page.locator('#search-dialog .result a').first();
  await expect(link).toHaveAttribute('href', `/help/ru${doc}`);
  await page.goto('/help/ru/blog');
  await page.keyboard.press('Control+k');
  await page.locator('#search-dialog input').fill('dns');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/help/ru${doc}$`));
});

test('CALL-11: a result that matches the pattern of outside addresses opens outside', async ({ page }) => {
  await answerSearches(page);
  await searchFor(page, 'кабинет');
  await page.context().route('https://orbvpn.com/**', (route) => route.fulfill({ body: 'The dashboard.' }));
  const link = page.locator('#search-dialog .result a[href="https://orbvpn.com/dashboard"]');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL('https://orbvpn.com/dashboard');
  expect(await tab.evaluate(() => opener)).toBeNull();
});
