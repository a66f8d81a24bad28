import { queryAll } from './page.ts';
import { readingPlace } from './readingPlace.ts';

/** Makes language links keep query and hash; without a hash, the heading being read. */
export function updateLanguageLinks(): void {
  const update = () => {
    for (const link of queryAll('a[data-language]')) {
      const url = new URL(link.getAttribute('href') ?? '', location.href);
      link.setAttribute('href', url.pathname + location.search + readingPlace());
    }
  };
  update();
  for (const link of queryAll('a[data-language]')) {
    for (const intent of ['pointerover', 'pointerdown', 'focus']) link.addEventListener(intent, update);
    link.addEventListener('click', update);
  }
}
