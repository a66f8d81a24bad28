import type { Page } from '@playwright/test';

/** Losses of the layout: sideways scrolling, hidden or overlapping controls, cut text. */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const quote = (element: Element) => element.outerHTML.slice(0, 120);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const parents = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
      return all;
    };
    const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    const scrollsSideways = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const textBoxes = (box: Element): DOMRect[] => {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!text.parentElement || !isShown(text.parentElement)) continue;
        if ([text.parentElement, ...parents(text.parentElement)].some(isForScreenReaders)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const found: string[] = [];

    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) found.push(`the page is ${beyond} px wider than the window`);

    const skipLink = document.querySelector('.skip-link');
    if (skipLink && skipLink !== document.activeElement && skipLink.getBoundingClientRect().bottom > 0)
      found.push('the skip link shows without the focus');

    const controls = [...document.querySelectorAll('a[href], button, input, select, summary, [role="tab"]')].filter(
      (control) => isShown(control) && ![control, ...parents(control)].some(isForScreenReaders),
    );
    for (const control of controls) {
      const { left, right, width } = control.getBoundingClientRect();
      const outside = width > 0 && (left < -1 || right > innerWidth + 1);
      if (outside && !control.matches('.skip-link') && !parents(control).some(scrollsSideways))
        found.push(`a control is beyond the edge: ${quote(control)}`);
    }

    const navbar = controls.filter((control) => control.closest('.navbar') && !control.closest('[popover]'));
    for (const [index, one] of navbar.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of navbar.slice(index + 1)) {
        const b = other.getBoundingClientRect();
        const overlap =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (overlap) found.push(`two controls of the navbar overlap: ${quote(one)} and ${quote(other)}`);
      }
    }

    for (const box of document.querySelectorAll('body *')) {
      const style = getComputedStyle(box);
      const cutsX = /hidden|clip/.test(style.overflowX);
      const cutsY = /hidden|clip/.test(style.overflowY);
      if (!(cutsX || cutsY) || style.webkitLineClamp !== 'none' || !isShown(box)) continue;
      if ([box, ...parents(box)].some(isForScreenReaders)) continue;
      const edge = box.getBoundingClientRect();
      const cut = textBoxes(box).some(
        ({ left, right, top, bottom }) =>
          (cutsX && (left < edge.left - 1 || right > edge.right + 1)) ||
          (cutsY && (top < edge.top - 1 || bottom > edge.bottom + 1)),
      );
      if (cut) found.push(`a box cuts off text: ${quote(box)}`);
    }
    return found;
  });
}
