import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../../variant/siteCopy.ts';

// These are told to the maintainer: `npm run check` over a copy of the site that is broken on purpose, and the build says the same.
test.describe.configure({ mode: 'default' });

interface Report {
  readonly status: number | null;
  readonly lines: readonly string[];
}

function check(folder: string): Report {
  const node = join(folder, 'node_modules', '.bin', 'node');
  const { status, stdout, stderr } = spawnSync(node, ['tools/check.ts'], { cwd: folder, encoding: 'utf8' });
  return { status, lines: `${stdout}\n${stderr}`.split('\n') };
}

const navbarItem = (item: string) => `items: [{ label: { en: 'New', fa: 'تازه', ru: 'Новое' }, ${item} },`;
const navbarItems = /items: \[(?=\s*\{ type: '(sidebar|doc)')/;

let unknownType: Report;
let broken: Report;

test.beforeAll(() => {
  test.setTimeout(120_000);
  const first = copySite('broken-navbar');
  first.change('site/site.config.ts', navbarItems, navbarItem("type: 'button'"));
  unknownType = check(first.folder);

  const second = copySite('broken-content');
  second.change(
    'site/site.config.ts',
    navbarItems,
    `${navbarItem("type: 'sidebar', sidebar: 'other'")}{ type: 'sidebar', sidebar: 'hollow', label: { en: 'Empty', fa: 'خالی', ru: 'Пусто' } },`,
  );
  second.change('site/sidebars.ts', 'tutorialSidebar: [', "hollow: [],\n  tutorialSidebar: [\n    'no/such-page',");
  second.change(
    'content/en/markdown-page.mdx'.replace('en/', 'en/pages/'),
    /$/,
    '\n[a](/docs/no-such-page) [b](./no-such-file.mdx) [c](/docs/troubleshoot/slow-connection#no-such-anchor)\n',
  );
  second.change('content/en/blog/first-servers.mdx', '---\n', '---\nslug: founding-orbvpn\n');
  broken = check(second.folder);
});

const lineWith = ({ lines }: Report, part: string) => lines.find((line) => line.includes(part)) ?? '';

test.describe('5. Validation rules', () => {
  test('"no user input validation is shown": no field of the site is required or patterned', async ({ page }) => {
    for (const path of ['/ru/', '/ru/search', '/ru/docs/changelog/changelog']) {
      await page.goto(path);
      await expect(page.locator(':is(input, select, textarea):is([required], [pattern])')).toHaveCount(0);
    }
  });

  test('"a sidebar id or doc id not found lists the available ids"', () => {
    expect(broken.status).toBe(1);
    expect(lineWith(broken, '"no/such-page"')).toMatch(
      /^error +site\/sidebars\.ts:\d+: Sidebar "tutorialSidebar" names a document that does not exist: "no\/such-page"\. Available ids: .*tutorial-basics\/getting-started/,
    );
    expect(lineWith(broken, '"other"')).toMatch(
      /^error +site\/site\.config\.ts:\d+: Navbar item "New" names the sidebar "other", which does not exist\. Available ids: apiSidebar, /,
    );
  });

  test('"an unknown navbar item type is an error"', () => {
    expect(unknownType.status).toBe(1);
    expect(lineWith(unknownType, 'button')).toMatch(
      /^error +site\/site\.config\.ts:\d+: navbar\.items\.0\.type: unknown navbar item type "button"; the types are link, doc, sidebar, dropdown\./,
    );
  });

  test('"a sidebar navbar item whose sidebar has no link is an error"', () => {
    expect(lineWith(broken, '"hollow"')).toMatch(
      /^error +site\/site\.config\.ts:\d+: Navbar item "Empty" names the sidebar "hollow", which has no link/,
    );
  });

  test('"broken links fail the build"', () => {
    expect(lineWith(broken, '/docs/no-such-page')).toMatch(/^error +content\/en\/pages\/markdown-page\.mdx:\d+: /);
  });

  test('"broken markdown links, broken anchors and duplicate routes only warn"', () => {
    expect(lineWith(broken, 'no-such-file.mdx')).toMatch(/^warning +content\/en\/pages\/markdown-page\.mdx:\d+: /);
    expect(lineWith(broken, '#no-such-anchor')).toMatch(/^warning +content\/en\/pages\/markdown-page\.mdx:\d+: /);
    expect(lineWith(broken, '/blog/founding-orbvpn')).toMatch(/^warning +/);
  });

  test('"the search input is limited to 64 characters by the search widget"', async ({ page }) => {
    await page.goto('/ru/docs/troubleshoot/slow-connection');
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-dialog input')).toBeFocused();
    await page.keyboard.insertText('я'.repeat(100));
    await expect(page.locator('#search-dialog input')).toHaveValue('я'.repeat(64));
  });
});
