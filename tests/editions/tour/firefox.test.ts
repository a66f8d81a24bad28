import { join } from 'node:path';
import { type Browser, firefox } from '@playwright/test';
import { afterAll } from 'vitest';
import { playwrightReader } from './playwrightReader.ts';
import { takeTour } from './takeTour.ts';

let browser: Browser | undefined;
afterAll(() => browser?.close());

takeTour(
  'Firefox',
  async () => {
    const executablePath = join(import.meta.dirname, '..', '..', 'firefox', 'firefox.ts');
    browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
    return playwrightReader(await browser.newPage({ locale: 'en-GB' }));
  },
  { fa: 'disk' },
);
