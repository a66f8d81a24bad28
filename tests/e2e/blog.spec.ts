import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { locales, withoutScript } from './pages.ts';

const words = {
  en: { years: ['2024', '2007'], minutes: /^\d+ minutes read$/, posts: /^\d+ posts?$/, related: 'Related posts' },
  fa: { years: ['۱۴۰۳', '۱۳۸۶'], minutes: /^[۰-۹]+ دقیقه مطالعه$/, posts: /^[۰-۹]+ نوشته$/, related: 'نوشته‌های مرتبط' },
  ru: {
    years: ['2024', '2007'],
    minutes: /^\d+\sминут[аы]? чтения$/,
    posts: /^\d+ запис[ьией]+$/,
    related: 'Похожие записи',
  },
} as const;

for (const locale of locales) {
  const text = words[locale];

  test.describe(`The blog in ${locale}`, () => {
    test('lists ten posts on its first page and eight on the second, newest first', async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      await expect(page.locator('.post-excerpt')).toHaveCount(10);
      await page.locator('.pagination-next').click();
      await expect(page).toHaveURL(/\/blog\/page\/2$/);
      await expect(page.locator('.post-excerpt')).toHaveCount(8);
      await page.locator('.pagination-prev').click();
      await expect(page).toHaveURL(/\/blog$/);
      const dates = await page
        .locator('.post-excerpt time')
        .evaluateAll((all) => all.map((t) => t.getAttribute('datetime')));
      expect(dates).toEqual([...dates].sort().reverse());
    });

    test('shows of each post an excerpt, its date, reading time, authors and tags', async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      for (const post of await page.locator('.post-excerpt').all()) {
        await expect(post.locator('.meta time')).toHaveCount(1);
        await expect(post.locator('.meta > span').first()).toHaveText(text.minutes);
        await expect(post.locator('.meta a').first()).toHaveAttribute('href', new RegExp(`^/${locale}/blog/authors/`));
        await expect(post.locator('a.tag').first()).toHaveAttribute('href', new RegExp(`^/${locale}/blog/tags/`));
        // The excerpt ends above the first heading of the post.
        await expect(post.locator('h3, h2[id]')).toHaveCount(0);
      }
    });

    test('has a sidebar with all posts by year of the calendar of the reader', async ({ page }) => {
      await page.goto(`/${locale}/blog/archive`);
      for (const list of [page.locator('.blog-sidebar section'), page.locator('.archive-year')]) {
        await expect(list.locator('li')).toHaveCount(18);
        await expect(list.locator(':is(h2, h3)').first()).toHaveText(text.years[0]);
        await expect(list.locator(':is(h2, h3)').last()).toHaveText(text.years[1]);
      }
    });

    test('counts the posts of every tag and lists them on the page of the tag', async ({ page }) => {
      await page.goto(`/${locale}/blog/tags`);
      const tags = page.locator('.tag-list li');
      await expect(tags).toHaveCount(25);
      for (const count of await tags.locator('small').allTextContents()) expect(count).toMatch(text.posts);
      const counted = await tags
        .filter({ has: page.locator('a[href$="/tags/infrastructure"]') })
        .locator('small')
        .textContent();
      await page.locator('main a[href$="/tags/infrastructure"]').click();
      await expect(page.locator('main .meta > span').first()).toHaveText(counted ?? '');
      const digits = (counted ?? '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
      await expect(page.locator('.post-excerpt')).toHaveCount(Number.parseInt(digits, 10));
    });

    test('counts the posts of every author, and together they wrote them all', async ({ page }) => {
      await page.goto(`/${locale}/blog/authors`);
      const authors = page.locator('main a.card');
      await expect(authors).toHaveCount(7);
      for (const count of await authors.locator('small').allTextContents()) expect(count).toMatch(text.posts);
      await authors.first().click();
      await expect(page.locator('.post-excerpt').first()).toBeVisible();
    });

    test('leads from a post to its neighbours and to related posts, which share a tag', async ({ page }) => {
      await page.goto(`/${locale}/blog/moving-to-aws`);
      await expect(page.locator('.pagination-prev')).toHaveAttribute('href', `/${locale}/blog/mobile-first`);
      await expect(page.locator('.pagination-next')).toHaveAttribute('href', `/${locale}/blog/python-automation`);
      await expect(page.locator('.related h2')).toHaveText(text.related);
      const tagsOf = () =>
        page.locator('article .tags a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const own = await tagsOf();
      const related = page.locator('.related a');
      expect(await related.count()).toBeGreaterThan(0);
      expect(await related.count()).toBeLessThanOrEqual(3);
      await related.first().click();
      await expect(page).not.toHaveURL(/moving-to-aws/);
      expect((await tagsOf()).some((tag) => own.includes(tag))).toBe(true);
    });

    test('names its three feeds in the head of every page and on its first page', async ({ page, request }) => {
      const feeds = ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/${locale}/blog/${file}`);
      for (const path of ['/blog', '/blog/tags', '/blog/founding-orbvpn']) {
        await page.goto(`/${locale}${path}`);
        const head = await page
          .locator('head link[rel="alternate"][type]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(head).toEqual(feeds);
      }
      await page.goto(`/${locale}/blog`);
      await expect(page.locator('.feeds a')).toHaveCount(3);
      const feed: unknown = await (await request.get(`/${locale}/blog/feed.json`)).json();
      expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', items: { length: 18 } });
    });

    test('has no violation that axe finds on its index pages', async ({ page }) => {
      for (const path of ['/blog/page/2', '/blog/archive', '/blog/authors', '/blog/tags/aws', '/blog/moving-to-aws']) {
        await page.goto(`/${locale}${path}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  });
}

test('the blog is read with JavaScript off', withoutScript, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/fa/blog`);
  await page.locator('.post-excerpt h2 a').first().click();
  await expect(page.locator('article h2').first()).toBeVisible();
  await page.locator('.pagination-next').click();
  await expect(page.locator('article h1')).toBeVisible();
  await context.close();
});
