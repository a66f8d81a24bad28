import type { Site } from '../../model/site.ts';
import { operationList, versionList } from './lists.ts';
import type { DownloadFile } from './names.ts';
import { postmanCollection } from './postman.ts';
import { introspectionText, publicSchemaText } from './publicSchema.ts';

/** Files for integrators, generated from the schema, the same in all languages. */
export const downloads: Readonly<Record<Exclude<DownloadFile, 'mock.mjs' | 'programs.mjs'>, (site: Site) => string>> = {
  'schema.graphql': ({ reference }) => publicSchemaText(reference),
  'introspection.json': ({ reference }) => introspectionText(reference),
  'orbvpn.postman_collection.json': ({ reference, config, urls }) => {
    const pageUrl = (path: string) => urls.absolutePage('en', path);
    const options = { name: `${config.brand} API`, endpoint: config.apiEndpoint, pageUrl };
    return JSON.stringify(postmanCollection(reference, options));
  },
  'operations.json': ({ reference, urls }) => JSON.stringify(operationList(reference, urls)),
  'versions.json': ({ schemaReleases, urls }) => JSON.stringify(versionList(schemaReleases, urls)),
};
