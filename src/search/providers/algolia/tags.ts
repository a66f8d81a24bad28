import { docsVersion } from '../../../model/config/docsVersion.ts';

/** Tag of the pages that belong to no version of the docs. */
export const defaultTag = 'default';

/** Tag of the pages of the docs: there is one set of docs, `default`, in one version, which every reader reads and prefers. */
export const versionTag = `docs-default-${docsVersion}`;

/** The tags that a reader's results may have. */
export const docsTags: readonly string[] = [defaultTag, versionTag];
