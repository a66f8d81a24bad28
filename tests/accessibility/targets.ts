import type { Page } from '@playwright/test';

/** Controls below 24 by 24 px without that room, links in text excepted (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
    const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    // A link that goes on in the next line has a box in each.
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role="tab"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.matches('.skip-link'))
      .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })));
    const isInText = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** True if a small target's circle touches another target, or another small one's circle. */
    const isCrowded = (box: DOMRect, other: DOMRect) => {
      const { x, y } = middle(box);
      const near = middle(other);
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < least / 2 || (isSmall(other) && Math.hypot(near.x - x, near.y - y) < least);
    };
    return targets
      .filter(({ control, box }) => isSmall(box) && !isInText(control))
      .filter(({ control, box }) =>
        targets.some(
          ({ control: other, box: near }) =>
            !other.contains(control) && !control.contains(other) && isCrowded(box, near),
        ),
      )
      .map(
        ({ control, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)} px: ${control.outerHTML.slice(0, 120)}`,
      );
  });
}
