import { inTime } from '../dom/inTime.ts';
import { opensElsewhere } from '../dom/opensElsewhere.ts';
import { loadRouter } from './laterModules.ts';
import { leadsToPage } from './links.ts';

/** Milliseconds to wait for the router before the browser opens a link itself. */
const timeout = 1000;

/** Switches pages without a full load; special links and failures are left to the browser. */
export function followLinks(): void {
  // After a reload the router is needed: a step back would otherwise change only the address.
  if (history.state) loadRouter().catch(() => addEventListener('popstate', () => location.reload()));

  let leavesWindow: EventTarget | null = null;

  document.addEventListener('click', (event) => {
    leavesWindow = opensElsewhere(event) ? event.target : null;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || leavesWindow || event.defaultPrevented) return;
    if (!leadsToPage(link, location)) return;
    event.preventDefault();
    go(link.href);
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
    go(address.href);
  });
}

function go(href: string): void {
  inTime(loadRouter(), timeout, 'Loading the router')
    .then(({ navigate }) => navigate(href))
    .catch((error: unknown) => {
      console.warn(`The page cannot be switched; ${href} is loaded whole instead.`, error);
      location.href = href;
    });
}
