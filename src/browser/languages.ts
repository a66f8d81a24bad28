import { all } from './page.ts';
import { store } from './storage.ts';

/** Language links keep the query and the hash of the address; the choice is remembered for the front page. */
export function keepAddress(signal: AbortSignal): void {
  const update = () => {
    for (const link of all('a[data-language]')) {
      const url = new URL(link.getAttribute('href') ?? '', location.href);
      link.setAttribute('href', url.pathname + location.search + location.hash);
    }
  };
  update();
  addEventListener('hashchange', update, { signal });
  for (const link of all('a[data-language]')) {
    link.addEventListener('click', () => {
      update();
      store('language', link.dataset.language ?? '');
    });
  }
}
