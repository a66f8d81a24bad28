/**
 * Hosts of an Algolia application: the nearest server, then those of another domain, for when the first cannot be reached.
 * https://www.algolia.com/doc/rest-api/search "Retry strategy"
 */
export function algoliaHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}
