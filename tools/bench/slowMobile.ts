import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** The phone and the line of the budgets: CPU four times slower, 150 ms round trip, 1.6 Mbit/s. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;

/** Starts the browser for measurements. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Bytes received so far, headers not counted, by kind of file. */
  readonly received: () => Readonly<Record<string, number>>;
}

/** Opens an empty page with an empty cache; on the slow line and phone if asked. */
export async function visit(browser: Browser, { slow }: { readonly slow: boolean }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  const received: Record<string, number> = {};
  context.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    const kind = request.resourceType();
    received[kind] = (received[kind] ?? 0) + (sizes?.responseBodySize ?? 0);
  });
  return { context, page, received: () => received };
}

/** The middle one of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Sum of all bytes. */
export const sum = (received: Readonly<Record<string, number>>): number =>
  Object.values(received).reduce((total, bytes) => total + bytes, 0);
