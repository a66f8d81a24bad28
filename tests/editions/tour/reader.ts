import { setTimeout as pause } from 'node:timers/promises';

/** What the tour of a copy does in a browser, whatever drives it. Selectors are CSS and mean the first visible element. */
export interface Reader {
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function body in the page; `arguments` are the values. */
  run<T>(body: string, ...values: unknown[]): Promise<T>;
  click(selector: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(selector: string, value: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors in the console and of scripts since the last call. WebDriver reports none. */
  takeComplaints(): string[];
}

/** Selects the first visible element in the page. */
const visible =
  'const see = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());';

/**
 * Waits until an expression is truthy in the page, and returns it. `see(selector)` in it is the first visible element.
 * @throws {Error} after ten seconds
 */
export async function until<T>(reader: Reader, expression: string, ...values: unknown[]): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    // A page that is being left refuses to run anything.
    const found = await reader.run<T | null>(`${visible} return ${expression} || null`, ...values).catch(() => null);
    if (found) return found;
    if (Date.now() > end) {
      const address = await reader.run<string>('return location.href').catch(() => 'a page that does not answer');
      throw new Error(`${address}: waited for ${expression} ${values.join(' ')}`);
    }
    await pause(50);
  }
}

/** Waits until an element is visible. */
export const see = (reader: Reader, selector: string): Promise<true> =>
  until(reader, 'Boolean(see(arguments[0]))', selector);
