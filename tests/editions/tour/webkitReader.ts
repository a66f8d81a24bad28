import type { Browser } from '../../webkit/browser.ts';
import type { Reader } from './reader.ts';

/** WebKit as the reader of a tour. */
export const webkitReader = (browser: Browser): Reader => ({
  open: (address) => browser.driver.get(address),
  run: (body, ...values) => browser.run(body, ...values),
  click: (selector) => browser.click(selector),
  fill: (selector, text) => browser.fill(selector, text),
  choose: (selector, value) => browser.choose(selector, value),
  resize: (width, height) => browser.resize(width, height),
  takeComplaints: () => [],
});
