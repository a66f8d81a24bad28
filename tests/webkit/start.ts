import type { TestProject } from 'vitest/node';
import { startDriver } from './startDriver.ts';
import { startSite } from './startSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site is served, without a final slash. */
    site: string;
    /** Where WebKitWebDriver listens. */
    driver: string;
  }
}

/** Starts the site, a screen and the driver for all tests; ends them afterwards. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  const driver = await startDriver();
  provide('site', site.origin);
  provide('driver', driver.url);
  return async () => {
    await driver.stop();
    await site.stop();
  };
}
