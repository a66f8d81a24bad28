import type { Site } from '../../model/site.ts';
import { operationList } from './operationList.ts';
import { postmanCollection } from './postman.ts';
import { introspectionText, publicSchemaText } from './publicSchema.ts';

/** A file that the site makes from the schema for the programs of integrators. It belongs to no language. */
export interface Download {
  /** Name below `/api/`. */
  readonly file: 'schema.graphql' | 'introspection.json' | 'orbvpn.postman_collection.json' | 'operations.json';
  readonly contentType: string;
  readonly write: (site: Site) => string;
}

export const downloads: readonly Download[] = [
  {
    file: 'schema.graphql',
    contentType: 'application/graphql; charset=utf-8',
    write: ({ reference }) => publicSchemaText(reference),
  },
  {
    file: 'introspection.json',
    contentType: 'application/json',
    write: ({ reference }) => introspectionText(reference),
  },
  {
    file: 'orbvpn.postman_collection.json',
    contentType: 'application/json',
    write: ({ reference, config, urls }) =>
      JSON.stringify(
        postmanCollection(reference, {
          name: `${config.brand} API`,
          endpoint: config.apiEndpoint,
          pageUrl: (path) => urls.absolutePage('en', path),
        }),
      ),
  },
  {
    file: 'operations.json',
    contentType: 'application/json',
    write: ({ reference, urls }) => JSON.stringify(operationList(reference, urls), null, 1),
  },
];

/** Path of a download, without the base path. */
export function downloadPath(file: Download['file']): string {
  return `/api/${file}`;
}
