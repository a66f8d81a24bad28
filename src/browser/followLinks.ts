import { inTime } from '../dom/inTime.ts';

/** Milliseconds for which a link waits for the router. Then the browser opens it, which by now is no slower. */
const patience = 1000;

let hasRouter = false;

/** Loads the router, once however often it is asked for. */
export const loadRouter = () =>
  import('./router.ts').then((router) => {
    hasRouter = true;
    return router;
  });

/**
 * Links and forms of this site switch the page without loading it whole. What is meant for another tab, window or site, or for saving, is
 * left to the browser, and so is everything that goes wrong on the way.
 */
export function followLinks(): void {
  // Loaded again in the midst of a history that the router wrote, the page needs it for the next step back. Without it a step would change
  // the address alone.
  if (history.state) loadRouter().catch(() => addEventListener('popstate', () => location.reload()));

  let leavesWindow: EventTarget | null = null;

  document.addEventListener('click', (event) => {
    leavesWindow = opensElsewhere(event) ? event.target : null;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || leavesWindow || event.defaultPrevented) return;
    const { dataset, href, target, origin } = link;
    if (!href || origin !== location.origin || target || link.hasAttribute('download') || 'astroReload' in dataset)
      return;
    // Until the router is there, the browser goes to a place of the same page at once: the Tab after a skip link must not come before it.
    if (!hasRouter && link.hash && href.split('#')[0] === location.href.split('#')[0]) return;
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
  inTime(loadRouter(), patience, 'Loading the router')
    .then(({ navigate }) => navigate(href, { sourceElement }))
    .catch((error: unknown) => {
      console.warn(`The page cannot be switched; ${href} is loaded whole instead.`, error);
      location.href = href;
    });
}
