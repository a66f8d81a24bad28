import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, expect, inject, vi } from 'vitest';
import { findWebKit } from '../../tools/browser.ts';
import { reportsPath } from './startSite.ts';

/** What the tests do with WebKit: a reader's hands and eyes over WebDriver. Selectors are CSS and mean the first element in sight. */
export class Browser {
  readonly driver: WebDriver;
  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  /** Opens a path of the site, and waits until its page lives. */
  async open(path: string): Promise<void> {
    await this.driver.get(inject('site') + path);
    await expect.poll(() => this.attribute('html', 'data-hydrated')).toBe('');
  }
  /** The address without its origin. */
  async address(): Promise<string> {
    return (await this.driver.getCurrentUrl()).replace(inject('site'), '');
  }
  /** Runs a function body in the page. */
  run<T>(script: string, ...values: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...values);
  }
  /** The first element in sight, once there is one. (Selenium's own `isDisplayed` does not see what `display: contents` holds.) */
  async see(selector: string): Promise<WebElement> {
    const find = 'return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility()) ?? null';
    const found = () => this.run<WebElement | null>(find, selector);
    return vi.waitUntil(found, { timeout: 10_000 }).catch(() => {
      throw new Error(`There is no ${selector} in sight.`);
    });
  }
  async click(selector: string): Promise<void> {
    const element = await this.see(selector);
    // The driver scrolls too, but does not wait until smooth scrolling has brought the element there.
    await this.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    await element.click();
  }
  async type(selector: string, ...keys: string[]): Promise<void> {
    await (await this.see(selector)).sendKeys(...keys);
  }
  /** Chooses an option of a list; its options are not in sight, they belong to the system. */
  async choose(selector: string, value: string): Promise<void> {
    const list = await this.see(selector);
    await list.click();
    await list.findElement(By.css(`option[value="${value}"]`)).click();
  }
  /** Replaces what is in a field, as an input method does: the driver's keyboard has Latin letters only. */
  async fill(selector: string, text: string): Promise<void> {
    const field = await this.see(selector);
    await this.run(
      "arguments[0].focus(); arguments[0].select(); document.execCommand(arguments[1] ? 'insertText' : 'delete', false, arguments[1])",
      field,
      text,
    );
  }
  /** Presses keys wherever the focus is; the first ones are held while the last is pressed. */
  async press(...keys: string[]): Promise<void> {
    const actions = this.driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
  }
  /** Of the first element, in sight or not. */
  attribute(selector: string, name: string): Promise<string | null> {
    return this.run('return document.querySelector(arguments[0]).getAttribute(arguments[1])', selector, name);
  }
  async text(selector: string): Promise<string> {
    return (await this.see(selector)).getText();
  }
  /** Whether one of the elements is in sight. */
  shows(selector: string): Promise<boolean> {
    return this.run(
      'return [...document.querySelectorAll(arguments[0])].some((one) => one.checkVisibility())',
      selector,
    );
  }
  count(selector: string): Promise<number> {
    return this.run('return document.querySelectorAll(arguments[0]).length', selector);
  }
  /** Whether the element that has the focus is the one of the selector. */
  hasFocus(selector: string): Promise<boolean> {
    return this.run('return document.activeElement.matches(arguments[0])', selector);
  }
  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height });
    await vi.waitUntil(async () => (await this.run('return innerWidth')) === width, { timeout: 10_000 });
  }
  /** Forgets what the site keeps in the browser. */
  async forget(): Promise<void> {
    await this.driver.get(`${inject('site')}/robots.txt`);
    await this.run('localStorage.clear()');
  }
}

/** What broke the content security policy since the last call. */
export async function policyReports(): Promise<unknown> {
  return (await fetch(inject('site') + reportsPath)).json();
}

/** A browser for the tests of a file, 1280 pixels wide, with further options of MiniBrowser. */
export async function startBrowser(...options: string[]): Promise<Browser> {
  const driver = await new Builder()
    .usingServer(inject('driver'))
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without its toolbars the window can be as narrow as a phone.
      'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation', '--full-screen', ...options] },
    })
    .build();
  afterAll(() => driver.quit());
  const browser = new Browser(driver);
  await browser.resize(1280, 900);
  return browser;
}
