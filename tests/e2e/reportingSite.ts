import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
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

export interface Violation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

export interface ReportingSite {
  readonly origin: string;
  /** Reports of the browser since the test began. `page` is any open one. */
  violations(page: Page): Promise<readonly Violation[]>;
}

/** The site as its own server sends it, at another address; its policy reports what it blocked. */
class ReportingProxy {
  readonly received: Violation[] = [];
  readonly #site: string;
  readonly #server: Server;

  constructor(site: string) {
    this.#site = site;
    this.#server = createServer((request, response) => {
      if (request.url === reportPath) void this.#take(request, response);
      else this.#pass(request, response);
    });
  }

  async start(): Promise<string> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    return `http://localhost:${address.port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '', headers } = request;
    const forwarded = ask(this.#site + url, { method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-security-policy': `${policy}; report-uri ${reportPath}`,
      });
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    forwarded.end();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'csp-report': report } = reportSchema.parse(JSON.parse(await text(request)));
    this.received.push({
      page: new URL(report['document-uri']).pathname,
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      sample: report['script-sample'],
    });
    response.writeHead(204).end();
  }
}

/** Tests with a proxy that adds `report-uri` to the site's policy and keeps the reports. */
export const test = base.extend<{ site: ReportingSite }>({
  site: async ({ baseURL }, use) => {
    const proxy = new ReportingProxy(baseURL ?? '');
    const origin = await proxy.start();
    let marks = 0;
    await use({
      origin,
      // Reports arrive late: once a provoked one is here, so are those before it.
      async violations(page) {
        const mark = `${origin.replace('localhost', '127.0.0.1')}/mark-${++marks}`;
        await page.evaluate((address) => fetch(address).catch(() => undefined), mark);
        await expect.poll(() => proxy.received.some(({ blocked }) => blocked === mark)).toBe(true);
        return proxy.received.filter(({ blocked }) => !blocked.includes('/mark-'));
      },
    });
    proxy.stop();
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
  const note = (message: string) => {
    if (!/status of 404|mark-\d+/.test(message)) errors.push(message);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', ({ message }) => note(message));
  return { outside, errors };
}
