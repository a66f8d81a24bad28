import { navigate } from 'astro/virtual-modules/transitions-router.js';

/**
 * Links and forms of this site switch the page without loading it whole. What is meant for another tab, window or site, or for saving, is
 * left to the browser, and so is everything that goes wrong on the way.
 */
export function followLinks(): void {
  let leavesWindow: EventTarget | null = null;

  document.addEventListener('click', (event) => {
    leavesWindow = opensElsewhere(event) ? event.target : null;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || leavesWindow || event.defaultPrevented) return;
    const { dataset, href, target, origin } = link;
    if (!href || origin !== location.origin || target || link.hasAttribute('download') || 'astroReload' in dataset)
      return;
    event.preventDefault();
    go(href, link);
  });

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
    const address = new URL(form.action);
    if (address.origin !== location.origin || (submitter && submitter === leavesWindow)) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    address.search = String(fields);
    event.preventDefault();
    go(address.href, form);
  });
}

const opensElsewhere = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || altKey || shiftKey;

function go(href: string, sourceElement: Element): void {
  navigate(href, { sourceElement }).catch((error: unknown) => {
    console.warn(`The page cannot be switched; ${href} is loaded whole instead.`, error);
    location.href = href;
  });
}
