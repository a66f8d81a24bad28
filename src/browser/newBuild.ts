import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

const scriptsOf = (page: Document) =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/**
 * A page of another build is loaded whole: its scripts would run beside those of this page, and what these load later may no
 * longer be on the server.
 */
export function leaveForNewBuild(): void {
  document.addEventListener('astro:before-preparation', (event: TransitionBeforePreparationEvent) => {
    const load = event.loader;
    event.loader = async () => {
      await load();
      if (event.defaultPrevented) return;
      const known = scriptsOf(document);
      if (scriptsOf(event.newDocument).some((script) => !known.includes(script))) event.preventDefault();
    };
  });
}
