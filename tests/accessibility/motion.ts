import type { Page } from '@playwright/test';

/** The longest animation or transition on the page in milliseconds, pseudo-elements included. */
export function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const milliseconds = (durations: string) =>
      Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));
    let longest = 0;
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part);
        const animation = style.animationName === 'none' ? 0 : milliseconds(style.animationDuration);
        longest = Math.max(longest, animation, milliseconds(style.transitionDuration));
      }
    }
    return longest;
  });
}
