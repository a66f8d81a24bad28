import type { Page } from '@playwright/test';
import type { Reader } from './reader.ts';

/** A page of Playwright as the reader of a tour. */
export function playwrightReader(page: Page): Reader {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    // As text: the policy of a page forbids making functions of text, but not its debugger.
    run: (body, ...values) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`),
    click: (selector) => first(selector).click(),
    fill: (selector, text) => first(selector).fill(text),
    choose: async (selector, value) => {
      await first(selector).selectOption(value);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeComplaints: () => complaints.splice(0),
  };
}
