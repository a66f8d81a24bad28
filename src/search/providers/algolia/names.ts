// Names that the site and the service share.

import { docsVersion } from '../../../model/config/docsVersion.ts';

/** Tag of the pages that belong to no version of the docs. */
export const defaultTag = 'default';

/** Tag of the pages of the docs: one set, `default`, in one version. */
export const versionTag = `docs-default-${docsVersion}`;

/** Hosts of an application: https://www.algolia.com/doc/rest-api/search "Retry strategy" */
export function algoliaHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}
