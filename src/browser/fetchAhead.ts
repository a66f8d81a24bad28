import { type BuildFile, buildFileName, searchFileName } from '../search/fileNames.ts';

/**
 * Inline script of the search page: if its address has a query, fetches in parallel what the first
 * results need. Its element names the folder of the search files and the scripts.
 */
const { folder = '', scripts = '' } = document.currentScript?.dataset ?? {};

/** The browser keeps the file for the next request. */
function fetchAhead(href: string, rel: 'modulepreload' | 'preload'): void {
  const hint = document.createElement('link');
  Object.assign(hint, { rel, href, crossOrigin: '', as: rel === 'preload' ? 'fetch' : 'script' });
  document.head.append(hint);
}

async function fetchIndexAhead(): Promise<void> {
  const { build }: BuildFile = await (await fetch(`${folder}/${buildFileName}`)).json();
  fetchAhead(`${folder}/${searchFileName('core', build)}`, 'preload');
}

if (new URLSearchParams(location.search).get('q')) {
  // The Persian font waits until `islands.ts` removes this.
  document.documentElement.dataset.searching = '';
  fetchIndexAhead().catch(() => undefined); // The code that needs the index reports the failure.
  for (const script of scripts.split(' ')) fetchAhead(script, 'modulepreload');
}
