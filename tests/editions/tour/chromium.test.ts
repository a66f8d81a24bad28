import { type Browser, chromium } from '@playwright/test';
import { afterAll } from 'vitest';
import { findBrowser } from '../../../tools/browser.ts';
import { playwrightReader } from './playwrightReader.ts';
import { takeTour } from './takeTour.ts';

let browser: Browser | undefined;
afterAll(() => browser?.close());

takeTour(
  'Chromium',
  async () => {
    const executablePath = findBrowser();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return playwrightReader(await browser.newPage({ locale: 'en-GB' }));
  },
  { en: 'disk', fa: 'bucket', ru: 'disk', all: 'bucket' },
);
