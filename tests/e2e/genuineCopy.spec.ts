import { createHash, generateKeyPairSync } from 'node:crypto';
import type { CopyCheckSettings } from '../../src/components/Copies/CopyCheck.tsx';
import { writeManifest } from '../../tools/sign/manifest.ts';
import { publicKeyOf, writePublicKey, writeSignature } from '../../tools/sign/minisign.ts';
import { expect, type Page, test } from './test.ts';

const checkPage = '/en/docs/tutorial-basics/genuine-copy';
const slow = '/en/docs/troubleshoot/slow-connection';
const local = '/en/docs/troubleshoot/local-network';
const { privateKey } = generateKeyPairSync('ed25519');

/** The button as a site with a key has it: the one that is built has none before it is published. */
const settings: CopyCheckSettings = {
  keys: [writePublicKey(publicKeyOf(privateKey))],
  home: 'en/',
  texts: {
    progress: '{done} of {all}',
    fine: 'All {all} are right.',
    changed: 'Changed: {file}',
    missing: 'Missing: {file}',
    fault: 'Not signed by us.',
    unsigned: 'No list.',
    unable: 'Signature not checked.',
    disk: 'From a disk.',
  },
};
const button = `<button data-check-copy="${JSON.stringify(settings).replaceAll('"', '&quot;')}">Check</button><div data-copy-checked=""></div>`;

/** Signs a list of a few files of the site; returns it as it is published. */
async function publishList(page: Page, key = privateKey): Promise<void> {
  const fileOf = async (file: string, path: string) => {
    const content = await (await page.request.get(path)).body();
    const sum = createHash('sha256').update(content).digest('hex');
    return [file, content.length, sum] satisfies [string, number, string];
  };
  const files = await Promise.all([
    fileOf('en/index.html', '/en/'),
    fileOf(`${slow.slice(1)}.html`, slow),
    fileOf(`${local.slice(1)}.html`, local),
  ]);
  const list = writeManifest({ site: 'https://docs.example.com', day: '2026-11-22', build: '0123456789', files });
  const signature = writeSignature(Buffer.from(list), 'manifest.json', key);
  await page.route('**/manifest.json', (route) => route.fulfill({ body: list }));
  await page.route('**/manifest.json.minisig', (route) => route.fulfill({ body: signature }));
}

async function check(page: Page): Promise<void> {
  await page.route(`**${checkPage}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(<h2[^>]* id="here")/, `${button}$1`) });
  });
  await page.goto(checkPage);
  await page.locator('[data-check-copy]').click();
}
const result = (page: Page) => page.locator('[data-copy-checked]');

test('A copy whose files are those of the signed list is right; changed and missing files are named', async ({
  page,
}) => {
  await publishList(page);
  await check(page);
  await expect(result(page)).toHaveText(/^All 3 are right\.\s*$/);
  await page.route(`**${slow}`, (route) => route.fulfill({ body: 'Send us your password.' }));
  await page.route(`**${local}{,.html}`, (route) => route.fulfill({ status: 404 }));
  await page.locator('[data-check-copy]').click();
  await expect(result(page).locator('li')).toHaveText([
    `Changed: ${slow.slice(1)}.html`,
    `Missing: ${local.slice(1)}.html`,
  ]);
});

test('A list that somebody else has signed is not compared', async ({ page }) => {
  await publishList(page, generateKeyPairSync('ed25519').privateKey);
  await check(page);
  await expect(result(page)).toHaveText('Not signed by us.');
});
