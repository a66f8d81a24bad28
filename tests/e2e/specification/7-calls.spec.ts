import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { variantPort } from '../../ports.ts';
import { texts } from './texts.ts';

const from = '/ru/docs/troubleshoot/slow-connection';
const to = '/ru/docs/troubleshoot/server-connection';

test.describe('7. The calls it makes', () => {
  test.use({ viewport: { width: 1300, height: 800 } });

  test('"no calls to the product\'s own backend": the whole journey stays with this site, the request builder too', async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && protocol !== 'data:') others.push(request.url());
    });
    await page.goto(from);
    await page.keyboard.press('Control+k');
    await page.locator('#search-dialog input').fill('оплата');
    await page.locator('#search-dialog .result a').first().click();
    await page.goto('/ru/docs/api/Mutations/Authentication/login-api');
    await page.locator('.builder > button').click();
    await page.locator('.builder input').first().fill('me@example.com');
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
  });

  test('"page content is fetched as static resources": with GET, without a query, answered from files', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).search}`));
    await page.goto(from);
    await page.locator(`.docs-sidebar a[href="${to}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    expect(new Set(requests)).toEqual(new Set(['GET ']));
  });

  test('"prefetch uses link prefetch": the page pointed at is fetched once, and its switch needs no other request', async ({
    page,
  }) => {
    await page.goto(from);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(to)) documents.push(request.url());
    });
    const fetched = page.waitForResponse((response) => response.url().endsWith(to));
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    await (await fetched).finished();
    await expect(page.locator(`link[rel="prefetch"][href$="${to}"]`)).toBeAttached();
    await page.locator(`.docs-sidebar a[href="${to}"]`).click();
    await expect(page.locator('h1')).toHaveText(/.+/);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    expect(documents.length).toBeLessThanOrEqual(2);
  });

  test('"or a GET request where unsupported"', async ({ page }) => {
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    await page.goto(from);
    const fetched = page.waitForRequest((request) => request.url().endsWith(to));
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    expect((await fetched).method()).toBe('GET');
    await expect(page.locator(`link[rel="prefetch"][href$="${to}"]`)).toHaveCount(0);
  });

  for (const [name, connection] of [
    ['"it is skipped on 2G connections"', { saveData: false, effectiveType: '2g' }],
    ['"or when data-saver is on"', { saveData: true, effectiveType: '4g' }],
  ] as const) {
    test(name, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(from);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
      await expect(page.locator('link[href*="late"]')).toBeAttached();
      // Twice the time after which a link pointed at is fetched.
      await page.waitForTimeout(300);
      expect(requests.filter((url) => url.endsWith(to))).toEqual([]);
    });
  }
});

const asked = z.object({ requests: z.array(z.record(z.string(), z.unknown())) });

const hit = (url: string, title: string) => ({ url, hierarchy: { lvl0: 'Документация', lvl1: title }, content: title });

const hosts = /^https:\/\/[^/]+\.algolia(net)?\.(net|com)\//;

/** Stands in for the hosted service; gives what it was asked. */
async function hostedService(page: Page, answer: 'results' | 'nothing' | 'down') {
  const questions: Record<string, unknown>[] = [];
  const addresses: string[] = [];
  await page.route(hosts, (route) => {
    addresses.push(route.request().url());
    const { requests } = asked.parse(route.request().postDataJSON());
    questions.push(...requests);
    if (answer === 'down') return route.abort();
    const hits = [
      hit('https://docs.example.com/docs/ru/docs/troubleshoot/slow-connection', 'Медленное соединение'),
      hit('https://orbvpn.com/dashboard', 'Личный кабинет'),
    ];
    const found =
      answer === 'results' ? { hits, nbHits: hits.length, facets: {} } : { hits: [], nbHits: 0, facets: {} };
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { results: requests.map(() => found) },
    });
  });
  return { questions, addresses };
}

test.describe('7. The calls it makes: hosted search', () => {
  // The site as `tests/variant/build.ts` configures it.
  test.use({ baseURL: `http://localhost:${variantPort}`, viewport: { width: 1300, height: 800 } });

  async function searchFor(page: Page, query: string) {
    await page.goto('/help/ru/docs/troubleshoot/slow-connection');
    await page.keyboard.press('Control+k');
    await page.locator('#search-dialog input').fill(query);
  }

  test('"the site posts queries to a hosted search service using an application id and index name"', async ({
    page,
  }) => {
    const { questions, addresses } = await hostedService(page, 'results');
    await searchFor(page, 'тормозит');
    await expect(page.locator('#search-dialog .result').first()).toBeVisible();
    const address = new URL(addresses.at(-1) ?? '');
    expect(address.hostname).toBe('testapp-dsn.algolia.net');
    expect(address.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
    expect(questions.at(-1)).toMatchObject({ indexName: 'docs', query: 'тормозит' });
  });

  test('"contextual search on … analytics insights off. Facet filters cover the current language and docs version tags"', async ({
    page,
  }) => {
    const { questions } = await hostedService(page, 'results');
    await searchFor(page, 'dns');
    await expect(page.locator('#search-dialog .result').first()).toBeVisible();
    expect(questions.at(-1)).toMatchObject({
      facetFilters: ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      analytics: false,
      clickAnalytics: false,
    });
  });

  test('"result paths are rewritten so the docs prefix maps to the root"', async ({ page }) => {
    await hostedService(page, 'results');
    await searchFor(page, 'dns');
    const link = page.locator('#search-dialog .result a').first();
    await expect(link).toHaveAttribute('href', '/help/ru/docs/troubleshoot/slow-connection');
    await expect(link).not.toHaveAttribute('target');
  });

  test('"results matching an external-URL pattern open externally"', async ({ page }) => {
    await hostedService(page, 'results');
    await searchFor(page, 'кабинет');
    const link = page.locator('#search-dialog .result a[href="https://orbvpn.com/dashboard"]');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('a service that finds nothing, and one that cannot be reached, are told like those of the own engine', async ({
    page,
  }) => {
    await hostedService(page, 'nothing');
    await searchFor(page, 'ничего');
    await expect(page.locator('#search-dialog .no-results')).toContainText(texts.ru.search.noResults);
    await page.unroute(hosts);
    await hostedService(page, 'down');
    await searchFor(page, 'dns');
    await expect(page.locator('#search-dialog').getByRole('alert')).toContainText(texts.ru.search.errorTitle);
  });

  test('only where hosted search is configured does the content security policy let its hosts through', async ({
    request,
  }) => {
    const policyOf = async (url: string) => (await request.get(url)).headers()['content-security-policy'];
    expect(await policyOf('/help/ru/')).toContain('https://testapp-dsn.algolia.net');
    expect(await policyOf(`http://localhost:${variantPort + 1}/ru/`)).not.toContain('algolia');
  });
});
