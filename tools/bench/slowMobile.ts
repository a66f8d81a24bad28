import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { leavePointer } from '../../tests/pointer.ts';
import { findBrowser } from '../browser.ts';

/** The phone and network of the budgets: CPU four times slower, 150 ms round trip, 1.6 Mbit/s. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;

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
  /** Scrolls by touch until an element is in the middle of the window. */
  readonly scrollTo: (what: Locator) => Promise<void>;
}

interface Conditions {
  /** Emulates the slow network and phone. */
  readonly slow: boolean;
  /** Emulates touch, without hover. */
  readonly hasTouch?: boolean;
}

/** Opens a blank page with an empty cache. */
export async function visit(browser: Browser, { slow, hasTouch = false }: Conditions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, hasTouch });
  const page = await context.newPage();
  await leavePointer(page);
  const devtools = await context.newCDPSession(page);
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  const scrollTo = async (what: Locator) => {
    const distance = ((await what.boundingBox())?.y ?? 0) - 400;
    await devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -distance, speed: 8000 });
  };
  return { context, page, scrollTo };
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
