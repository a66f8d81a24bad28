import type { Page } from '@playwright/test';

/**
 * Focuses each control as Tab does, and reports a focus that nothing shows, that hardly contrasts
 * (WCAG 1.4.11), is cut off, or is under the navbar (2.4.11).
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  // A script's focus shows only after the keyboard was used. Tab would leave the page at its end.
  await page.evaluate(() => document.querySelector('a')?.focus());
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const parsed = new Map<string, readonly number[]>();
    const parse = (color: string): readonly number[] => {
      const known = parsed.get(color);
      if (known || !context) return known ?? [];
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const parts = [...context.getImageData(0, 0, 1, 1).data];
      parsed.set(color, parts);
      return parts;
    };
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = parse(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    };
    const parents = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
      return all;
    };
    const backgroundOf = (elements: readonly Element[]): string => {
      for (const element of elements) {
        const { backgroundColor } = getComputedStyle(element);
        if (parse(backgroundColor)[3] === 255) return backgroundColor;
      }
      return 'white';
    };
    /** The element that shows the focus: the control, or a box around it. */
    const showing = (control: Element) =>
      [control, ...parents(control).slice(0, 3)].find((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });

    const problemOf = (control: HTMLElement): string | undefined => {
      const shown = showing(control);
      if (!shown) return 'nothing shows the focus';
      const style = getComputedStyle(shown);
      const inset = Number.parseFloat(style.outlineOffset) < 0;
      const around = backgroundOf(inset ? [shown, ...parents(shown)] : parents(shown));
      const ratio = contrast(style.outlineColor, around);
      if (ratio < 3) return `the contrast of the focus is ${ratio.toFixed(2)}`;
      const box = shown.getBoundingClientRect();
      if (box.width < 4 || box.height < 4) return 'it is too small to be seen';
      const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
      // A link that a box has scrolled to is at its edge: three sides of the outline are enough.
      const cutting = parents(shown).find((parent) => {
        const { overflowX, overflowY } = getComputedStyle(parent);
        if (parent === document.body || parent === document.documentElement) return false;
        const edge = parent.getBoundingClientRect();
        const cutX = [box.left - reach < edge.left - 1, box.right + reach > edge.right + 1];
        const cutY = [box.top - reach < edge.top - 1, box.bottom + reach > edge.bottom + 1];
        const cut = [...(overflowX === 'visible' ? [] : cutX), ...(overflowY === 'visible' ? [] : cutY)];
        return cut.filter(Boolean).length > 1;
      });
      if (cutting) return `the box ${cutting.className} cuts off the focus`;
      const middle = {
        x: box.left + Math.min(box.width, innerWidth) / 2,
        y: box.top + Math.min(box.height, innerHeight) / 2,
      };
      if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) return 'it is out of sight';
      const header = document.querySelector('.navbar');
      const covered =
        header &&
        !header.contains(control) &&
        box.bottom <= header.getBoundingClientRect().bottom + 1 &&
        box.bottom > 0 &&
        getComputedStyle(control).position !== 'absolute' &&
        box.top >= header.getBoundingClientRect().top;
      return covered ? 'the navbar covers it' : undefined;
    };

    // Scrolling has to be instant.
    document.documentElement.style.scrollBehavior = 'auto';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const found: string[] = [];
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      // Firefox leaves a control where it is if an edge of it is in the window.
      control.scrollIntoView({ block: 'nearest' });
      if (!problemOf(control)) continue;
      // The link to the top hides in the frame after the focus has scrolled.
      await new Promise(requestAnimationFrame);
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'nearest' });
      const problem = problemOf(control);
      if (problem) found.push(`${problem}: ${control.outerHTML.slice(0, 120)}`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    return found;
  });
}
