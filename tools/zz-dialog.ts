import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
const origin = 'http://127.0.0.1:4870';
const queries = JSON.parse(readFileSync('/tmp/queries.json', 'utf8'));
const out = process.argv[2]!;
const only = (process.argv[3] ?? 'a b').split(' ');
const browser = await chromium.launch({ ...(findBrowser() ? { executablePath: findBrowser()! } : {}), args: ['--no-sandbox', '--disable-gpu'] });
const lines: string[] = [];
for (const set of only) for (const l of ['en', 'fa', 'ru']) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}/${l}/`);
  await page.locator('.search-link:visible, [data-search]:visible').first().click();
  await page.locator('#search-dialog[open]').waitFor();
  await page.waitForTimeout(1500);
  for (const q of queries[set][l]) {
    const input = page.locator('#search-dialog input');
    await input.fill('');
    await input.fill(q);
    await page.waitForTimeout(2600);
    const r = await page.evaluate(() => [...document.querySelectorAll('#search-dialog [role=row]')].slice(0, 5).map((row) => ({
      url: row.querySelector('a')?.getAttribute('href'), group: row.closest('section')?.querySelector('h2')?.textContent,
      title: row.querySelector('.result-title')?.textContent, path: row.querySelector('.result-path')?.textContent,
      excerpt: row.querySelector('.result-excerpt')?.textContent, card: row.querySelector('.answer') ? [...row.querySelectorAll('.answer p, .answer li, .answer a')].map((x) => x.textContent).join(' | ') : '' })));
    const notice = await page.evaluate(() => document.querySelector('#search-dialog .search-notice, #search-dialog .no-results')?.textContent);
    lines.push(`\n## ${set} ${l}: ${q}${notice ? ` [${notice}]` : ''}`);
    for (const [i, h] of r.entries()) if (i < 3) lines.push(`${i + 1}. ${h.url}  «${h.title}» (${h.path ?? ''}) [${h.group}]\n     ${h.card ? `CARD ${h.card}` : h.excerpt ?? ''}`);
  }
  await context.close();
}
writeFileSync(out, lines.join('\n'));
await browser.close();
