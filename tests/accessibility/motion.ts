import type { Page } from '@playwright/test';

/** How things move on a page as it is now. */
export interface Motion {
  /** Longest animation or transition of any element, in milliseconds. */
  readonly longest: number;
  /** `scroll-behavior` of the page while a click on a link to another place of it is carried out (`src/browser/glide.ts`). */
  readonly scrolling: string;
}

/** Measures the styles of all elements and of what they have before, after and behind them. */
export function motionOf(page: Page): Promise<Motion> {
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
    const root = document.documentElement;
    const { glides } = root.dataset;
    root.dataset['glides'] = '';
    const scrolling = getComputedStyle(root).scrollBehavior;
    if (glides === undefined) delete root.dataset['glides'];
    return { longest, scrolling };
  });
}
