import { store } from '../dom/storage.ts';

/**
 * Saves the version of the docs that the reader reads, per docs plugin, of which there is one. Only a page with hosted search names it: there
 * the versions of an index are told apart. With embedded search nothing is written.
 */
export function rememberDocsVersion(): void {
  const version = document.documentElement.dataset.docsVersion;
  const isDocsPage = document.querySelector('.docs-sidebar:not(.blog-sidebar)') !== null;
  if (version !== undefined && isDocsPage) store('docs-preferred-version-default', version);
}
