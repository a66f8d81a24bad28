import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { type Locale, locales } from '../../src/model/text/locale.ts';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A colour mode and a width in which a page is checked. */
export interface Look {
  readonly mode: Mode;
  readonly width: number;
}

/** Both modes, on a phone and on a desktop computer: colours do not depend on the width. */
export const looks: readonly Look[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 390 },
];

/** The look in which `npm test` runs axe on a view, a different one for each view and language. */
export const lookIn = (locale: Locale, index: number): readonly Look[] =>
  looks.filter((_, which) => (index + locales.indexOf(locale)) % looks.length === which);

/** WCAG 2.2, A and AA, and axe's best practices beyond it. */
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Axe as sent to the browser: without comments, which halves the time. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Longest piece of an element's HTML that a sentence quotes. */
const quoted = 160;

/** Findings of axe on the page scrolled to its top: a sentence with rule and element for each. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  // A control that the navbar covers by half would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const violations = await page.evaluate(
    async ({ options, part: within }) => {
      const menus = [...document.querySelectorAll('details[open] > ul')].map((menu) => menu.getBoundingClientRect());
      const isCovered = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return menus.some((menu) => box && box.top < menu.bottom && box.bottom > menu.top && box.left < menu.right);
      };
      const { violations: found } = await window.axe.run(within ?? document, options);
      // Controls that an open menu covers in part are as large as before once it is closed.
      return found.map((violation) => ({
        ...violation,
        nodes: violation.nodes.filter(
          ({ target: [selector] }) =>
            violation.id !== 'target-size' || typeof selector !== 'string' || !isCovered(selector),
        ),
      }));
    },
    { options: rules, part },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${help} (${id}): ${html.slice(0, quoted)}`),
  );
}

/** Shows the page in a colour mode, as its switch does. */
export async function showIn(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, mode);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
