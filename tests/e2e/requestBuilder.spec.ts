import en from '../../site/strings/en.ts';
import { onSmallSite } from './pages.ts';
import { texts } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

test.use(onSmallSite);

const login = '/docs/api/Mutations/Authentication/login-api';
const webhook = '/docs/api/Mutations/Notifications/webhook-integration';
const editUser = '/docs/api/Mutations/User-Management-by-Reseller/reseller-edit-user-api';

const builder = (page: Page) => page.locator('.builder');
const result = (page: Page, title: string) =>
  builder(page)
    .locator('figure')
    .filter({ has: page.locator('figcaption', { hasText: title }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await builder(page).locator('> button').click();
  await expect(builder(page).locator('form')).toBeVisible();
}

const { api } = texts.fa;
const field = (page: Page, path: string) => page.locator(`[id="builder-${path}"]`);

test('loads its code on intent, its schema when it is opened, and sends nothing', async ({ page, baseURL }) => {
  const requests: { readonly method: string; readonly url: string }[] = [];
  page.on('request', (request) => requests.push({ method: request.method(), url: request.url() }));
  const countOf = (part: string) => requests.filter(({ url }) => url.includes(part)).length;

  await page.goto(`/fa${login}`);
  await page.waitForLoadState('networkidle');
  expect(countOf('requestBuilder') + countOf('Workbench') + countOf('/api/builder/')).toBe(0);
  await expect(builder(page)).toContainText(api.builder.intro);

  await builder(page).hover();
  await expect.poll(() => countOf('requestBuilder')).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(countOf('Workbench') + countOf('/api/builder/')).toBe(0);

  await builder(page).locator('> button').click();
  await expect(builder(page).locator('form')).toBeVisible();
  expect(countOf('/api/builder/')).toBe(1);
  await page.waitForLoadState('networkidle');

  const before = requests.length;
  await field(page, 'email').fill('nina@example.com');
  await expect(result(page, 'cURL')).toContainText('nina@example.com');
  await expect(result(page, api.response)).toContainText('"email": "nina@example.com"');
  await field(page, 'email').press('Enter');
  await page.waitForTimeout(300);
  // The browser, not the builder, may ask for the icon again when the address changes.
  const later = requests.slice(before).filter(({ url }) => !url.endsWith('/favicon.svg'));
  expect(later.map(({ url }) => url)).toEqual([]);
  expect(requests.filter(({ method, url }) => method !== 'GET' || !url.startsWith(`${baseURL}/`))).toEqual([]);
});

test('the builder fits into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/fa${webhook}`);
  await page.locator('[id="builder-input.name"]').fill('');
  await expect(page.locator('[id="builder-input.name-mistake"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the address contains the values, and one choice of language applies to all samples', async ({ page }) => {
  await open(page, `/en${login}`);
  await page.locator('[id="builder-email"]').fill('nina@example.com');
  await builder(page).getByLabel(en.api.builder.language).selectOption('Python');
  await expect(page).toHaveURL(/#request=.*nina/);
  await page.reload();
  await expect(page.locator('[id="builder-email"]')).toHaveValue('nina@example.com');
  await expect(result(page, 'Python')).toContainText('nina@example.com');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  await page.locator('.language-menu summary').click();
  await page.locator('a[data-language="ru"]').click();
  await expect(page).toHaveURL(/\/ru\/.*#request=.*nina/);
  await expect(page.locator('[id="builder-email"]')).toHaveValue('nina@example.com');
  await page.goBack();
  await builder(page).getByRole('button', { name: en.api.builder.reset }).click();
  await expect(page).not.toHaveURL(/request=/);
});

test('the builder reports malformed values next to the field, without a response, and which of two fields it needs', async ({
  page,
}) => {
  const field = (path: string) => page.locator(`[id="builder-${path}"]`);
  await open(page, `/en${webhook}`);
  await field('input.endpoint').fill('not a url');
  await expect(field('input.endpoint')).toHaveAccessibleDescription(
    /Format: https:\/\/\S+ The value does not have the required format\.$/,
  );
  await expect(field('input.endpoint')).toHaveAttribute('aria-invalid', 'true');
  await expect(builder(page).getByText(en.api.builder.noResponse)).toBeVisible();
  await expect(result(page, en.api.response)).toHaveCount(0);
  await builder(page).getByRole('button', { name: en.api.builder.reset }).click();
  await expect(field('input.endpoint')).toHaveAttribute('aria-invalid', 'false');
  await expect(builder(page).getByText(en.api.builder.fits)).toBeVisible();

  await open(page, `/en${editUser}`);
  const logins = field('resellerUserEdit.multiLoginCount');
  await logins.fill('');
  await expect(logins).toHaveAttribute('aria-invalid', 'false');
  await builder(page).getByRole('checkbox', { name: en.api.builder.include }).nth(1).uncheck();
  await expect(logins).toHaveAccessibleDescription(
    /Required unless resellerUserEdit\.userProfileEdit is given\. Fill in resellerUserEdit\.multiLoginCount \/ resell/,
  );
});

test('on a wide screen request and response are next to the arguments, and the result of the builder next to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/en${login}`);
  const box = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [args, request] = [await box('#arguments'), await box('#request')];
  expect(request.x).toBeGreaterThan(args.x + args.width - 1);
  const [form, made] = [await box('.workbench form'), await box('.builder-results')];
  expect(made.x).toBeGreaterThan(form.x + form.width - 1);
  expect(Math.abs(made.y - form.y)).toBeLessThan(60);
});

test('the builder works after going from one operation to another', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await open(page, `/en${login}`);
  await page.locator('.pagination-next').click();
  await expect(page).not.toHaveURL(/login-api$/);
  await builder(page).locator('> button').click();
  await expect(builder(page).locator('form')).toBeVisible();
  await expect(page.locator('link[href*="RequestBuilder"]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a click just before the request builder is hydrated opens it', async ({ page }) => {
  await page.goto(`/en${login}`);
  await builder(page)
    .locator('> button')
    .evaluate((button: HTMLElement) => {
      button.click();
      // Effects of its loading come before those of the click: the two race.
      button.closest<HTMLElement>('[data-island]')?.setAttribute('data-hydrated', '');
    });
  await expect(builder(page).locator('form')).toBeVisible();
});
