import { store, stored } from '../dom/storage.ts';

const key = 'docs-preferred-version-default';

/** The version of the docs that this build holds. */
export const ownDocsVersion = (): string => document.documentElement.dataset.docsVersion ?? 'current';

const isDocsPage = () => document.querySelector('.docs-sidebar:not(.blog-sidebar), .version-menu') !== null;

/** Notes the version of the docs that the reader reads, per docs plugin, of which there is one; hosted search prefers it. */
export function rememberDocsVersion(): void {
  if (isDocsPage()) store(key, ownDocsVersion());
}

/** The version of the docs that the reader reads, or outside the docs the one that was read last. */
export const preferredDocsVersion = (): string | null => (isDocsPage() ? ownDocsVersion() : stored(key));
