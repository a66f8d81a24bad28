import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from '../listen.ts';
import { test as base, expect, type Page } from './test.ts';

const reportPath = '/csp-report';

/** Report that a browser sends to a `report-uri`. */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string(),
    'blocked-uri': z.string(),
    'script-sample': z.string().default(''),
  }),
});

type Violation = Awaited<ReturnType<typeof readReport>>;

export interface ReportingSite {
  readonly origin: string;
  /** Reports of the browser since the test began. `page` is any open one. */
  violations(page: Page): Promise<readonly Violation[]>;
}

/** Forwards a request to the site; the policy of the response reports what it blocked. */
function pass(site: string, { method = 'GET', url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const forwarded = ask(site + url, { method, headers }, (answer) => {
    const policy = `${answer.headers['content-security-policy']}; report-uri ${reportPath}`;
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-security-policy': policy });
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  forwarded.end();
}

async function readReport(request: IncomingMessage) {
  const { 'csp-report': report } = reportSchema.parse(JSON.parse(await text(request)));
  return {
    page: new URL(report['document-uri']).pathname,
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
    sample: report['script-sample'],
  };
}

/** Tests with a proxy that adds `report-uri` to the site's policy and keeps the reports. */
export const test = base.extend<{ site: ReportingSite }>({
  site: async ({ baseURL }, use) => {
    const received: Violation[] = [];
    const server = createServer(async (request, response) => {
      if (request.url !== reportPath) return pass(baseURL ?? '', request, response);
      received.push(await readReport(request));
      response.writeHead(204).end();
    });
    const origin = `http://localhost:${await listen(server, 0, 'localhost')}`;
    let marks = 0;
    await use({
      origin,
      // Reports arrive late: once a provoked one is here, so are those before it.
      async violations(page) {
        const mark = `${origin.replace('localhost', '127.0.0.1')}/mark-${++marks}`;
        await page.evaluate((address) => fetch(address).catch(() => undefined), mark);
        await expect.poll(() => received.some(({ blocked }) => blocked === mark)).toBe(true);
        return received.filter(({ blocked }) => !blocked.includes('/mark-'));
      },
    });
    server.close();
    server.closeAllConnections();
  },
});

export { expect };

/** Records requests of a page to other origins or with a body, and its errors in the console. */
export function watch(page: Page, origin: string): { readonly outside: string[]; readonly errors: string[] } {
  const outside: string[] = [];
  const errors: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    const isOwn = request.method() === 'GET' ? url.startsWith(`${origin}/`) : url.endsWith(reportPath);
    if (!isOwn && !/^data:|\/mark-\d+$/.test(url)) outside.push(`${request.method()} ${url}`);
  });
  const record = (message: string) => {
    if (!/status of 404|mark-\d+/.test(message)) errors.push(message);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') record(message.text());
  });
  page.on('pageerror', ({ message }) => record(message));
  return { outside, errors };
}
