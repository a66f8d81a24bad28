/** The files that the site generates for integrators. */
export const downloadFiles = [
  'schema.graphql',
  'introspection.json',
  'orbvpn.postman_collection.json',
  'operations.json',
  'versions.json',
  'mock.mjs',
  'programs.mjs',
] as const;

export type DownloadFile = (typeof downloadFiles)[number];

/** Path of a download, without the base path: `/api/schema.graphql`. */
export const downloadPath = (file: DownloadFile): string => `/api/${file}`;
