import postman, {
  type CollectionDefinition,
  type EventDefinition,
  type ItemDefinition,
  type ItemGroupDefinition,
} from 'postman-collection';
import type { Operation, OperationKind, Reference } from '../../model/api/reference.ts';
import { fileName, jsonBody, requestOf, sentVariables } from '../requests/request.ts';
import { sampleResponse } from '../samples/responses.ts';
import { basisNotice, textOf } from './publicSchema.ts';

/** With this id, importing a newer collection replaces the older one. */
const collectionId = '2f6d8f4e-7d1b-4c55-9a52-6f2c1b0e4a17';
const kinds = { Mutations: 'mutation', Queries: 'query' } as const;

/** Runs after every request. Scripts may not redeclare variables of the sandbox, such as `data`. */
const afterRequest =
  "pm.test('answers without errors', () => pm.expect(pm.response.json().errors).to.equal(undefined));";
/** Runs after a sign-in, whose token the next requests use. */
const afterSignIn = (name: string) => [
  `const token = pm.response.json().data?.${name}?.accessToken;`,
  "if (token) pm.collectionVariables.set('token', token);",
];

export interface PostmanOptions {
  readonly name: string;
  readonly endpoint: string;
  /** Absolute address of an operation's page. */
  readonly pageUrl: (path: string) => string;
}

/** A Postman collection (v2.1). Ids are coordinates, so the same schema gives the same file. */
export function postmanCollection(reference: Reference, options: PostmanOptions): CollectionDefinition {
  const collection = new postman.Collection({
    info: { id: collectionId, name: options.name, description: { content: basisNotice, type: 'text/plain' } },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'endpoint', value: options.endpoint, type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    event: [testScript('afterRequest', [afterRequest])],
    item: Object.entries(kinds).map(([name, kind]) => ({
      id: name,
      name,
      item: groupFolders(reference, kind, options),
    })),
  });
  return collection.toJSON();
}

function groupFolders(reference: Reference, kind: OperationKind, options: PostmanOptions): ItemGroupDefinition[] {
  const folders = reference.groups
    .filter((group) => group.kind === kind)
    .map((group) => ({
      id: group.path,
      name: group.title.en,
      item: reference.operations
        .filter((operation) => operation.kind === kind && operation.group === group.name)
        .map((operation) => item(reference, operation, options)),
    }));
  return folders.filter((folder) => folder.item.length > 0);
}

/** `ItemDefinition` names the scripts `events`, which the package ignores. */
type PostmanItem = ItemDefinition & { readonly event: EventDefinition[] };

function item(reference: Reference, operation: Operation, options: PostmanOptions): PostmanItem {
  const authorized = operation.role !== 'none';
  const request = {
    method: 'POST',
    url: '{{endpoint}}',
    description: [textOf(operation), rightsOf(operation), options.pageUrl(operation.path)].join('\n\n'),
    ...(authorized ? {} : { auth: { type: 'noauth' as const } }),
    ...payload(operation, options.endpoint),
  };
  const answer = {
    id: `${operation.coordinate}.answer`,
    name: 'Sample answer',
    originalRequest: { method: 'POST', url: '{{endpoint}}', body: request.body },
    code: 200,
    status: 'OK',
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: JSON.stringify(sampleResponse(reference, operation)),
    responseTime: 0,
  };
  const isSignIn = operation.returnFields.some(({ name }) => name === 'accessToken');
  const event = isSignIn ? [testScript(`${operation.coordinate}.token`, afterSignIn(operation.name))] : [];
  return { id: operation.coordinate, name: operation.name, request, event, response: [answer] };
}

const rightsOf = ({ role, errors }: Operation): string =>
  `Role: ${role}.${errors.length > 0 ? ` Errors: ${errors.join(', ')}.` : ''}`;

function testScript(id: string, exec: string[]): EventDefinition {
  return { listen: 'test', script: { id, type: 'text/javascript', exec } };
}

/** A file is sent as a form; everything else as GraphQL, which Postman shows with its variables. */
function payload(operation: Operation, endpoint: string) {
  const request = requestOf(operation, endpoint);
  if (request.upload === undefined) {
    const variables = JSON.stringify(sentVariables(request), null, 2);
    return {
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: { mode: 'graphql', graphql: { query: request.document, variables } },
    };
  }
  return {
    body: {
      mode: 'formdata',
      formdata: [
        { key: 'operations', value: jsonBody(request, 0), type: 'text' },
        { key: 'map', value: JSON.stringify({ 0: [`variables.${request.upload}`] }), type: 'text' },
        { key: '0', src: fileName(request), type: 'file' },
      ],
    },
  };
}
