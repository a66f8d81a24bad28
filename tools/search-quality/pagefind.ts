import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { fold } from '../../src/text/fold.ts';
import { findBrowser } from '../browser.ts';

/** What is used of `pagefind.js`. */
interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<{ readonly url: string }> }[] }>;
}

/** Results of a query whose pages are asked for: Pagefind fetches one file for each. */
const resultsAskedFor = 10;

/**
 * Answers queries with Pagefind, which runs in browsers only.
 * @param folder what `pagefindIndex.mjs` has written
 * @param stopWords are left out of the queries: Pagefind finds only pages with every word of them
 * @returns the bytes of its index, which it compresses itself, and of each query the addresses of the pages, best first
 */
export async function askPagefind(
  folder: string,
  queries: readonly string[],
  stopWords: ReadonlySet<string>,
): Promise<{ size: number; pages: Record<string, string[]> }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html>');
    // Browsers ask for an icon.
    if (!existsSync(join(folder, path))) return void response.writeHead(404).end();
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.setHeader('content-type', type).end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    const pages = await page.evaluate(
      async ({ queries, resultsAskedFor, script }) => {
        const pagefind: Pagefind = await import(script);
        await pagefind.init();
        const answers: Record<string, string[]> = {};
        for (const [query, words] of queries) {
          const { results } = await pagefind.search(words);
          const found = await Promise.all(results.slice(0, resultsAskedFor).map((result) => result.data()));
          answers[query] = found.map(({ url }) => url);
        }
        return answers;
      },
      {
        queries: queries.map((query) => [query, meaningful(query, stopWords)] as const),
        resultsAskedFor,
        script: '/pagefind.js',
      },
    );
    return { size: indexSize(folder), pages };
  } finally {
    await browser.close();
    server.close();
  }
}

function meaningful(query: string, stopWords: ReadonlySet<string>): string {
  const words = query.split(/\s+/).filter((word) => !stopWords.has(fold(word)));
  return words.length > 0 ? words.join(' ') : query;
}

/** Bytes of the files that hold words: the parts of the index and the table of them. */
function indexSize(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:pf_index|pf_meta)$/.test(file))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
