import { store, stored } from '../dom/storage.ts';

const key = 'docs-preferred-version-default';

/** Notes the version of the docs that the reader reads, per docs plugin; hosted search prefers it. There is one of each today. */
export function rememberDocsVersion(): void {
  if (document.querySelector('.docs-sidebar:not(.blog-sidebar)')) store(key, 'current');
}

/** The version of the docs that the reader read last. */
export const preferredDocsVersion = (): string | null => stored(key);
