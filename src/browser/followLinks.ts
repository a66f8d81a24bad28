import { opensElsewhere } from '../dom/opensElsewhere.ts';
import { withTimeout } from '../dom/withTimeout.ts';
import { loadRouter } from './laterModules.ts';
import { leadsToPage } from './links.ts';

/** Milliseconds to wait for the router before the browser opens a link itself. */
const timeout = 1000;

/** Switches pages without a full load; special links and failures are left to the browser. */
export function followLinks(): void {
  // After a reload the router is needed: a step back would otherwise change only the address.
  if (history.state) loadRouter().catch(() => addEventListener('popstate', () => location.reload()));

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event) || event.defaultPrevented) return;
    if (!leadsToPage(link, location)) return;
    event.preventDefault();
    const { href } = link;
    withTimeout(loadRouter(), timeout, 'Loading the router')
      .then(({ navigate }) => navigate(href))
      .catch((error: unknown) => {
        console.warn(`The page cannot be switched; ${href} is loaded whole instead.`, error);
        location.href = href;
      });
  });
}
