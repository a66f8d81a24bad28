import { store } from './storage.ts';

/** Notes the version of the docs that the reader reads, per docs plugin; hosted search prefers it. There is one of each today. */
export function rememberDocsVersion(): void {
  if (document.querySelector('.docs-sidebar:not(.blog-sidebar)')) store('docs-preferred-version-default', 'current');
}
