import type { Page } from '@playwright/test';

/** Controls that something else covers at their centre: a sentence for each. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const quote = (element: Element) => element.outerHTML.slice(0, 120);
    // Scrolling has to be instant.
    document.documentElement.style.scrollBehavior = 'auto';
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, label[for], [role="tab"]',
    );
    /** A menu that the reader opened lies over the page: then only its own controls count. */
    const layer = document.querySelector('dialog:modal, :popover-open, .dropdown[open] > ul');
    const found: string[] = [];
    for (const control of controls) {
      if (layer && !layer.contains(control)) continue;
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.skip-link, .sr-only')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      // A link that wraps has a box in each line; readers aim at the first one.
      const [box] = control.getClientRects();
      if (!box || box.width === 0 || box.height === 0) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit && (control.contains(hit) || hit.contains(control.closest('label')))) continue;
      found.push(`${hit ? quote(hit) : 'the edge of the window'} covers ${quote(control)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}
