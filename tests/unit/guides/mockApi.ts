import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { AccessRole } from '../../../src/model/api/reference.ts';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import { sampleResponse } from '../../../src/reference/samples/responses.ts';

/** A request that the mock has understood. */
export interface Call {
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What comes in place of the sample answer: HTTP status and body, a connection that breaks, or nothing at all. */
export type Answer = { readonly status: number; readonly body: unknown } | 'lost' | 'never';

export interface MockApi {
  readonly endpoint: string;
  /** Calls that came through, in order. */
  readonly calls: Call[];
  /** What the next calls of an operation are answered with, in place of the sample answer. */
  readonly answers: Map<string, Answer[]>;
  /** A token of an account, without a call. */
  signIn(email: string): string;
  /** Forgets calls, answers and tokens. */
  reset(): void;
  close(): Promise<void>;
}

const ranks: readonly AccessRole[] = ['none', 'user', 'reseller', 'admin'];

/** The administrator, who is not among the accounts of the samples. */
export const administrator = { email: apiWorld().staff.email, password: 'Anchor-Window-15' };

/**
 * The API of the reference on this machine: it answers with the samples, and refuses what the real one refuses: other methods and types of
 * content, documents that do not fit the schema, wrong passwords, missing and ended tokens, roles that are too low.
 */
export async function startMockApi(): Promise<MockApi> {
  const { schema, samples, operations } = apiReference();
  const world = apiWorld();
  const accounts = new Map<string, { password: string; role: AccessRole }>([
    ...Object.values(world.accounts).map(({ email, password }) => [email, { password, role: 'user' }] as const),
    ...Object.values(world.resellers).map(({ email, password }) => [email, { password, role: 'reseller' }] as const),
    [administrator.email, { password: administrator.password, role: 'admin' }],
  ]);
  const rules = specifiedRules.filter(({ name }) => name !== 'LoneAnonymousOperationRule');
  const calls: Call[] = [];
  const answers = new Map<string, Answer[]>();
  const tokens = new Map<string, AccessRole>();
  let issued = 0;

  const answerTo = async (request: IncomingMessage, bytes: Buffer): Promise<Answer> => {
    if (request.method !== 'POST') return failure(405, 'BAD_REQUEST', 'Send a POST request');
    const type = request.headers['content-type'] ?? '';
    if (!/^(application\/json|multipart\/form-data; boundary=)/.test(type)) {
      return failure(400, 'BAD_REQUEST', 'Content-Type is neither application/json nor multipart/form-data');
    }
    const body = type.startsWith('multipart') ? await uploadedBody(bytes, type) : parsedBody(bytes.toString());
    if (!body) return failure(400, 'BAD_REQUEST', 'The body is not JSON with a query');
    const { document, variables } = body;
    const mistakes = mistakesOf(document);
    if (mistakes) return failure(400, 'GRAPHQL_ERROR', mistakes);
    const field = rootField(document);
    const role = operations.find(({ name }) => name === field)?.role ?? 'none';
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const rights = tokens.get(token ?? '');
    if (request.headers.authorization !== undefined && rights === undefined) return unauthenticated(field);
    if (role !== 'none' && rights === undefined) return unauthenticated(field);
    if (ranks.indexOf(rights ?? 'none') < ranks.indexOf(role))
      return failure(403, 'FORBIDDEN', 'Not for this role', field);
    const call = { operation: field, document, variables };
    calls.push(call);
    const own = answers.get(field);
    const next = own?.shift();
    if (next !== undefined) return next;
    if (field === 'login') {
      const account = accounts.get(String(variables['email']));
      if (account?.password !== variables['password']) {
        return failure(200, 'BAD_CREDENTIALS', 'Wrong e-mail address or password', field);
      }
    }
    const result = JSON.stringify(sampleResponse({ schema, samples }, call));
    if (field !== 'login') return { status: 200, body: JSON.parse(result) };
    return {
      status: 200,
      body: JSON.parse(result.replaceAll(world.tokens.access, signIn(String(variables['email'])))),
    };
  };

  const signIn = (email: string): string => {
    issued += 1;
    const token = `token-${issued}`;
    tokens.set(token, accounts.get(email)?.role ?? 'none');
    return token;
  };

  const mistakesOf = (document: string): string | undefined => {
    try {
      return validate(schema, parse(document), rules)[0]?.message;
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    send(response, await answerTo(request, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = addressOf(server.address());
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    calls,
    answers,
    signIn,
    reset: () => {
      calls.length = 0;
      answers.clear();
      tokens.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An answer with an error, as the API writes it. */
export function failure(status: number, code: string, message: string, field?: string): Answer {
  const path = field === undefined ? {} : { path: [field] };
  return { status, body: { data: null, errors: [{ message, ...path, extensions: { code } }] } };
}

/** The answer to a request without a valid token. */
export function unauthenticated(field: string): Answer {
  return failure(401, 'UNAUTHENTICATED', 'Authentication is required', field);
}

function send(response: ServerResponse, answer: Answer) {
  if (answer === 'never') return;
  if (answer === 'lost') {
    response.destroy();
    return;
  }
  const isText = typeof answer.body === 'string';
  response.writeHead(answer.status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
  response.end(isText ? answer.body : JSON.stringify(answer.body));
}

interface Body {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The body of a request with a file, whose variable gets the name of the file. */
async function uploadedBody(bytes: Buffer, type: string): Promise<Body | undefined> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
  const body = parsedBody(String(form.get('operations')));
  const [place] = JSON.parse(String(form.get('map')))['0'] ?? [];
  const file = form.get('0');
  if (!body || typeof place !== 'string' || !(file instanceof File)) return undefined;
  return { ...body, variables: { ...body.variables, [place.replace('variables.', '')]: file.name } };
}

function parsedBody(text: string): Body | undefined {
  try {
    const { query, variables = {} } = JSON.parse(text);
    return typeof query === 'string' && isRecord(variables) ? { document: query, variables } : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of the first field at the root. */
function rootField(document: string): string {
  const isOperation = (node: { kind: Kind }): node is OperationDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION;
  const isField = (node: { kind: Kind }): node is FieldNode => node.kind === Kind.FIELD;
  const [operation] = parse(document).definitions.filter(isOperation);
  return operation?.selectionSet.selections.filter(isField)[0]?.name.value ?? '';
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The mock of the API listens on no port.');
  return address;
}
