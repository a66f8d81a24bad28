import { type APIRequestContext, expect, test } from '@playwright/test';

import { locales } from '../pages.ts';
import * as paths from './paths.ts';
import { texts } from './texts.ts';

/** Every path answers in every language, at that address and with a page of that language. */
async function expectPages(request: APIRequestContext, wanted: readonly string[]): Promise<void> {
  for (const locale of locales) {
    for (const path of wanted) {
      const response = await request.get(`/${locale}${path}`, { maxRedirects: 0 });
      expect(response.status(), `/${locale}${path}`).toBe(200);
      expect(await response.text(), `/${locale}${path}`).toContain(`<html lang="${locale}"`);
    }
  }
}

test.describe('2. Screens and routes: all routes', () => {
  test('"all routes are exact-match and sit under the prefix /ru"', async ({ request }) => {
    for (const path of [
      '/ru/Docs',
      '/ru/docs/Troubleshoot/slow-connection',
      '/RU/docs',
      '/docs',
      '/ru/docs/',
      '/ru//docs',
    ])
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(200);
  });

  test('"paths ending in .html or /index.html are treated as the path without that suffix"', async ({ request }) => {
    const plain = await (await request.get('/ru/docs/troubleshoot/slow-connection')).text();
    for (const suffix of ['.html', '/index.html']) {
      const response = await request.get(`/ru/docs/troubleshoot/slow-connection${suffix}`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toBe(plain);
    }
  });

  for (const locale of locales) {
    test(`"any other path shows a not-found page", in ${locale}`, async ({ page }) => {
      const response = await page.goto(`/${locale}/docs/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].error.notFoundTitle);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
});

test.describe('2. Screens and routes: top-level pages', () => {
  test('"/ru/ is the home page"', async ({ page }) => {
    await page.goto('/ru/');
    await expect(page.locator('#home-search')).toBeVisible();
    await expect(page.locator('.brand')).toHaveAttribute('href', '/ru/');
  });

  test('"/ru/search is the search page. It takes the query parameter q"', async ({ page }) => {
    await page.goto('/ru/search?q=dns');
    await expect(page.locator('#page-search')).toHaveValue('dns');
    await expect(page.locator('.result-list a').first()).toBeVisible();
  });

  test('"/ru/markdown-page is a plain content page"', async ({ page }) => {
    await page.goto('/ru/markdown-page');
    await expect(page.locator('.content h2').first()).toBeVisible();
    await expect(page.locator('.docs-sidebar')).toHaveCount(0);
  });

  test('"/ru/docs is the docs root with nested layouts"', async ({ page }) => {
    await page.goto('/ru/docs');
    await expect(page.locator('main a[href="/ru/docs/tutorial-basics/getting-started"]').first()).toBeVisible();
    await page.goto('/ru/docs/services/platforms/android');
    await expect(page.locator('.docs-sidebar')).toBeVisible();
    await expect(page.locator('.docs-sidebar [aria-current="page"]')).toHaveAttribute('href', /platforms\/android$/);
  });

  test('the four exist in every language', ({ request }) => expectPages(request, paths.topLevelPaths));
});

test.describe('2. Screens and routes: blog', () => {
  test('"/ru/blog is the list. The first page shows 10 posts and /ru/blog/page/2 shows 8"', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`/${locale}/blog`);
      await expect(page.locator('.post-excerpt')).toHaveCount(10);
      await page.goto(`/${locale}/blog/page/2`);
      await expect(page.locator('.post-excerpt')).toHaveCount(8);
    }
  });

  test('"/ru/blog/archive, /ru/blog/authors and /ru/blog/tags are the other list pages"', ({ request }) =>
    expectPages(request, ['/blog/archive', '/blog/authors', '/blog/tags']));

  test('"/ru/blog/tags/{tag} exists for about 25 tags"', async ({ request, page }) => {
    await expectPages(
      request,
      paths.blogTags.map((tag) => `/blog/tags/${tag}`),
    );
    await page.goto('/ru/blog/tags');
    await expect(page.locator('main a[href*="/blog/tags/"]')).toHaveCount(paths.blogTags.length);
  });

  test('"about 20 single post pages, roughly one per year from 2007 to 2024, with history-style slugs"', async ({
    page,
    request,
  }) => {
    await page.goto('/ru/blog/archive');
    const posts = page.locator('.archive-year');
    await expect(posts).toHaveCount(18);
    const links = await posts.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(18);
    for (const slug of [
      'founding',
      'spring-boot-transformation',
      'vless-protocol-innovation',
      'wireguard-quantum-future',
    ])
      expect(
        links.some((link) => link.includes(slug)),
        slug,
      ).toBe(true);
    await expectPages(
      request,
      links.map((link) => link.replace('/ru', '')),
    );
  });

  test('"the blog sidebar groups posts by year and lists all posts"', async ({ page }) => {
    for (const [locale, newest] of [
      ['en', '2024'],
      ['fa', '۱۴۰۳'],
      ['ru', '2024'],
    ] as const) {
      await page.goto(`/${locale}/blog`);
      const years = page.locator('.blog-sidebar section');
      await expect(years.locator('li')).toHaveCount(18);
      await expect(years.first().getByRole('heading')).toHaveText(newest);
    }
  });
});

test.describe('2. Screens and routes: docs', () => {
  test('"the default docs page is tutorial-basics/getting-started"', async ({ page }) => {
    await page.goto('/ru/docs');
    await expect(page.locator('main a[href*="/docs/"]').first()).toHaveAttribute(
      'href',
      '/ru/docs/tutorial-basics/getting-started',
    );
  });

  test('"breadcrumbs are on"', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`/${locale}/docs/services/platforms/android`);
      const steps = page.getByRole('navigation', { name: texts[locale].chrome.breadcrumbs }).getByRole('listitem');
      expect(await steps.count()).toBeGreaterThanOrEqual(4);
      await expect(steps.first()).toHaveText(texts[locale].chrome.home);
      await expect(steps.last()).toHaveText(/Android/);
    }
  });

  test('"each docs page belongs to a sidebar: tutorialSidebar, troubleshootSidebar, servicesSidebar, businessSidebar, apiSidebar or changelogSidebar"', async ({
    page,
  }) => {
    for (const [own, other] of [
      ['/docs/tutorial-basics/login-screen', '/docs/tutorial-basics/vpn-connection'],
      ['/docs/troubleshoot/slow-connection', '/docs/troubleshoot/server-connection'],
      ['/docs/services/reliability', '/docs/services/streaming'],
      ['/docs/business/products', '/docs/business/use-cases'],
      ['/docs/api/getting-started', '/docs/api/guides/errors'],
      ['/docs/changelog/changelog-2024-10-15', '/docs/changelog/changelog-2024-09-20'],
    ]) {
      await page.goto(`/ru${own}`);
      await expect(page.locator(`.docs-sidebar a[href="/ru${own}"]`), own).toHaveAttribute('aria-current', 'page');
      await expect(page.locator(`.docs-sidebar a[href="/ru${other}"]`), own).toHaveCount(1);
    }
  });

  test('"some extras have none": /ru/docs/tutorial-extras/…', async ({ page, request }) => {
    await expectPages(request, paths.extraPaths);
    for (const path of paths.extraPaths) {
      await page.goto(`/ru${path}`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.docs-sidebar')).toHaveCount(0);
    }
  });

  for (const [name, wanted] of [
    ['Tutorial (/ru/docs/tutorial-basics/)', paths.tutorialPaths],
    ['Troubleshooting (/ru/docs/troubleshoot/)', paths.troubleshootPaths],
    ['Services (/ru/docs/services/): root page plus additional-features, …, updates', paths.servicePaths],
    ['Services: concierge, with custom-solutions, personal-support, priority-access', paths.conciergePaths],
    ['Services: orbnet, with business-integration, features and infrastructure', paths.orbnetPaths],
    ['Services: platforms: android, android-tv, fire-stick, ios, linux, macos, windows', paths.platformPaths],
    ['Services: vpn-protocols: openconnect, reality, vless, wireguard', paths.protocolPaths],
    [
      'Business (/ru/docs/business): products, solutions, use-cases, resources (case studies, FAQs)',
      paths.businessPaths,
    ],
    ['API: landing page: /ru/docs/api/getting-started', ['/docs/api/getting-started']],
  ] as const) {
    test(`"${name}"`, ({ request }) => expectPages(request, wanted));
  }
});

/** Operations that the specification names in brackets, by the page that tells of them. */
const namedOperations: readonly string[] = [
  'Mutations/Authentication/login-api',
  'Mutations/Authentication/oauth-login',
  'Mutations/Authentication/qr-code-login',
  'Mutations/Authentication/signup-api',
  'Mutations/Authentication/resend-verification-email-api',
  'Mutations/Authentication/verify-email-with-code-api',
  'Mutations/Billing/apple-create-payment-api',
  'Mutations/Billing/coinpayment-create-payment-api',
  'Mutations/Billing/paypal-create-payment-api',
  'Mutations/Billing/paypal-approve-payment-api',
  'Mutations/Billing/stripe-create-payment-api',
  'Mutations/Billing/parspal-create-payment-api',
  'Mutations/Billing/parspal-approve-payment-api',
  'Mutations/Billing/email-invoice-pdf-api',
  'Mutations/Billing/update-invoice-api',
  'Mutations/Promotions/check-coupon-code-api',
  'Mutations/Promotions/create-coupon-code-api',
  'Mutations/Promotions/update-coupon-code-api',
  'Mutations/Promotions/use-coupon-code-api',
  'Mutations/Security/add-to-blacklist-api',
  'Mutations/Security/add-to-whitelist-api',
  'Mutations/Support/create-ticket-api',
  'Mutations/Support/create-news-api',
  'Mutations/Support/create-file-api',
  'Mutations/Support/use-token-code-api',
  'Mutations/Users-Management/change-password-api',
  'Mutations/Users-Management/edit-profile-api',
  'Mutations/Users-Management/create-user-api',
  'Mutations/Users-Management/delete-user-api',
  'Mutations/Users-Management/upload-users-api',
  'Queries/Billing/all-invoices-api',
  'Queries/Billing/get-package-price3-api',
  'Queries/Billing/get-package-price6-api',
  'Queries/Billing/get-package-price12-api',
  'Queries/Billing/get-package-price24-api',
  'Queries/Billing/get-package-price36-api',
  'Queries/Billing/get-package-price-lifetime-api',
  'Queries/Billing/calculate-discounted-price-by-duration-api',
];

test.describe('2. Screens and routes: API', () => {
  for (const [kind, groups] of [
    ['Mutations', paths.mutationGroups],
    ['Queries', paths.queryGroups],
  ] as const) {
    test(`"/ru/docs/api/${kind}/{group}/{page}": every group and every page that it lists`, async ({ request }) => {
      const pages: string[] = [];
      for (const group of groups) {
        const path = `/docs/api/${kind}/${group}`;
        await expectPages(request, [path]);
        const html = await (await request.get(`/ru${path}`)).text();
        const listed = [...html.matchAll(new RegExp(`href="/ru(${path}/[^"#]+)"`, 'g'))].map(([, page = '']) => page);
        expect(listed.length, path).toBeGreaterThan(0);
        pages.push(...listed);
      }
      await expectPages(request, [...new Set(pages)]);
    });
  }

  test('"login, OAuth login, QR-code login, signup, …, discounted price": every operation named has a page', ({
    request,
  }) =>
    expectPages(
      request,
      namedOperations.map((page) => `/docs/api/${page}`),
    ));
});

test.describe('2. Screens and routes: changelog', () => {
  test('"the landing page is /ru/docs/changelog/changelog"', ({ request }) =>
    expectPages(request, ['/docs/changelog/changelog']));

  test('"several hundred dated pages named changelog-{year}-{month}-{day}, from 2007 through 2024-10-15 (the last two are 2024-09-20 and 2024-10-15)"', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const dates = [...sitemap.matchAll(/\/ru\/docs\/changelog\/changelog-(\d{4}-\d\d-\d\d)</g)].map(
      ([, date = '']) => date,
    );
    expect(dates.length).toBeGreaterThanOrEqual(300);
    const sorted = [...new Set(dates)].sort();
    expect(sorted[0]).toMatch(/^2007-/);
    expect(sorted.slice(-2)).toEqual(['2024-09-20', '2024-10-15']);
    await expectPages(
      request,
      [sorted[0], ...sorted.slice(-2)].map((date) => `/docs/changelog/changelog-${date}`),
    );
  });
});
