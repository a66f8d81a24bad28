import { store } from '../dom/storage.ts';

/** Saves the version of the docs. Only hosted search needs it: its index has versions. */
export function rememberDocsVersion(): void {
  const version = document.documentElement.dataset.docsVersion;
  const isDocsPage = document.querySelector('.docs-sidebar:not(.blog-sidebar)') !== null;
  if (version !== undefined && isDocsPage) store('docs-preferred-version-default', version);
}
