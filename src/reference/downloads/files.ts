import type { Site } from '../../model/site.ts';
import type { DownloadFile } from './names.ts';
import { operationList } from './operationList.ts';
import { postmanCollection } from './postman.ts';
import { introspectionText, publicSchemaText } from './publicSchema.ts';

/** A file for the programs of integrators, made from the schema. It has no language. */
export interface Download {
  /** Name below `/api/`. */
  readonly file: Exclude<DownloadFile, 'mock.mjs' | 'programs.mjs'>;
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
    write: ({ reference, urls }) => JSON.stringify(operationList(reference, urls)),
  },
];
