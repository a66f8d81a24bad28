import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type InputDemands, noDemands, type TextFormat } from '../../model/api/demands.ts';
import { type AccessRole, accessRoles } from '../../model/api/reference.ts';
import type { Samples } from '../../model/api/samples.ts';
import { buildApiSchema } from '../apiSchema.ts';
import { inputPath, unmetDemands } from '../demands.ts';
import { sampleObject, sampleResolver } from '../samples/resolver.ts';
import { type Context, Refusal } from './context.ts';
import { customer } from './customers.ts';
import { listedArguments } from './listed.ts';
import { operations } from './operations.ts';
import { answerOfBank } from './payments.ts';
import { type Row, Store } from './store.ts';
import { Webhooks } from './webhooks.ts';

/**
 * Data that the build writes into the file: the schema, who may call each operation, with its own
 * error codes and what it demands of its inputs, the samples and their moment, UTC.
 */
export interface MockData {
  readonly sdl: string;
  readonly rights: Readonly<Record<string, Rights>>;
  readonly samples: Samples;
  readonly now: string;
}

interface Rights {
  readonly role: AccessRole;
  readonly codes: readonly string[];
  readonly demands: InputDemands;
}

export const defaultOptions = {
  /** 0: any free port. */
  port: 4000,
  /** Requests a minute with one token, or without one from one address. */
  limit: 100,
  /** Seconds until a token ends. */
  tokenLife: 86_400,
  /** Start of its clock, in UTC; the moment of the samples if empty. */
  now: '',
  /** Address that gets every event; none if empty. */
  webhook: '',
  /** Events come early, twice and with a forged one. */
  rough: false,
  /** Every nth mutation gets no answer, alternately after and before its work; none if 0. */
  lose: 0,
  /** Every operation answers with the sample of its page, and nothing is remembered. */
  samples: false,
  /** Milliseconds that a second of waiting lasts. */
  second: 1000,
};

export type MockOptions = Readonly<typeof defaultOptions>;

/** A request that the mock has understood. */
export interface Call {
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Milliseconds since the mock was started. */
  readonly at: number;
}

/**
 * Replacement of the answer: HTTP status and body; a connection that breaks before the
 * operation is carried out (`lost`) or after that
 * (`carried-out`); nothing at all.
 */
export type Answer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'lost'
  | 'carried-out'
  | 'never';

export interface Mock {
  readonly endpoint: string;
  /** Calls that came through, in order. */
  readonly calls: Call[];
  /** Answers to the next calls of an operation. */
  readonly answers: Map<string, Answer[]>;
  /** Memory of the mock: the records that requests change. */
  readonly store: Store;
  readonly accounts: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  /** A token of an account, without a call. */
  signIn(email: string): string;
  /** Forgets calls, answers, tokens and changes. */
  reset(): void;
  close(): Promise<void>;
}

const statuses: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  GRAPHQL_ERROR: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  UNAUTHORIZED: 403,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
};

/** Codes of values that are written wrongly, where the operation has them. */
const formatCodes: Partial<Record<TextFormat, string>> = {
  email: 'INVALID_EMAIL',
  https: 'INVALID_URL',
  ipAddress: 'INVALID_IP',
  password: 'WEAK_PASSWORD',
  phone: 'INVALID_PHONE_NUMBER',
  positiveAmount: 'INVALID_AMOUNT',
};

/** @throws {Refusal} for the first value that is not as the page of the operation says. */
function refuseUnmet(args: Readonly<Record<string, unknown>>, { codes, demands }: Rights): void {
  const [unmet] = unmetDemands(args, demands);
  if (!unmet) return;
  const format = demands.formats[inputPath(unmet.path)];
  const code = format && 'as' in format ? formatCodes[format.as] : undefined;
  const isOwn = code !== undefined && codes.includes(code);
  throw new Refusal(isOwn ? code : 'VALIDATION_ERROR', `${unmet.path}: ${unmet.kind}`);
}

/**
 * Starts the API of the reference on this machine: it refuses what the real one refuses, remembers
 * what `operations` change, and answers everything
 * else with the samples.
 */
export async function startMock(data: MockData, options: MockOptions): Promise<Mock> {
  const { limit, second } = options;
  const schema = buildApiSchema(data.sdl);
  const rules = specifiedRules.filter(({ name }) => name !== 'LoneAnonymousOperationRule');
  const store = new Store(data.samples, options.now || data.now, second);
  const webhooks = new Webhooks(store, second, options.rough);
  const calls: Call[] = [];
  const answers = new Map<string, Answer[]>();
  const tokens = new Map<string, { readonly email: string; readonly ends: number }>();
  const payments: Context['payments'] = new Map();
  const undo: Context['undo'] = new Map();
  const failures: Context['failures'] = new Map();
  const windows = new Map<string, { left: number; readonly ends: number }>();
  const started = performance.now();
  let issued = 0;
  let mutations = 0;

  const rightsOf = (field: string): Rights => data.rights[field] ?? { role: 'none', codes: [], demands: noDemands };
  const signIn = (email: string) => {
    issued += 1;
    const token = `mock-token-${issued}`;
    tokens.set(token, { email, ends: performance.now() + options.tokenLife * second });
    return token;
  };
  const signOut = (email: string) => {
    for (const [token, holder] of tokens) if (holder.email === email) tokens.delete(token);
  };
  const accountOf = (token: string | undefined) => {
    const holder = tokens.get(token ?? '');
    return holder && holder.ends > performance.now()
      ? store.find('AuthenticatedUser', 'email', holder.email)
      : undefined;
  };
  const { emit, after } = webhooks;
  const test = (webhook: Row) => {
    const { id = null, email = null } = store.all('UserView')[0] ?? {};
    return webhooks.send(webhook, 'USER_CREATED', { userId: id, email });
  };

  const contextOf = (token: string | undefined): Omit<Context, 'codes'> => {
    const user = Object(accountOf(token)?.['user']);
    const caller = store.find('UserView', 'id', user['id']) ?? user;
    const role = accessRoles.find((each) => each === String(user['role']).toLowerCase()) ?? 'none';
    const memory = { store, payments, undo, failures };
    return { ...memory, role, caller, signIn, signOut, emit, test, after };
  };

  const atRoot: GraphQLFieldResolver<unknown, Omit<Context, 'codes'>, Record<string, unknown>> = async (
    source,
    args,
    context,
    info,
  ) => {
    if (info.path.prev !== undefined) return sampleResolver(source, args, store.samples, info);
    const rights = rightsOf(info.fieldName);
    const { role, codes } = rights;
    if (role !== 'none' && context.role === 'none') throw new Refusal('UNAUTHENTICATED', 'Authentication is required');
    if (accessRoles.indexOf(context.role) < accessRoles.indexOf(role))
      throw new Refusal('FORBIDDEN', 'Not for this role');
    if (!options.samples) refuseUnmet(args, rights);
    const operation = options.samples ? undefined : operations[info.fieldName];
    if (!operation) {
      if (!options.samples && 'userId' in args) customer({ ...context, codes }, 'id', args['userId']);
      return sampleResolver(source, args, store.samples, info);
    }
    const answer = await operation(args, { ...context, codes });
    if (!isObjectType(getNamedType(info.returnType)) || answer === null) return answer;
    return Array.isArray(answer) ? answer.map((row) => sampleObject(row)) : sampleObject(Object(answer));
  };

  const answerTo = async (request: IncomingMessage, bytes: Buffer, isOver: boolean): Promise<Answer> => {
    if (request.method !== 'POST') return failure(405, 'BAD_REQUEST', 'Send a POST request');
    const type = request.headers['content-type'] ?? '';
    if (!/^(application\/json|multipart\/form-data; boundary=)/.test(type))
      return failure(400, 'BAD_REQUEST', 'Content-Type is neither application/json nor multipart/form-data');
    const body = type.startsWith('multipart') ? await uploadedBody(bytes, type) : parsedBody(bytes.toString());
    if (!body) return failure(400, 'BAD_REQUEST', 'The body is not JSON with a query');
    const parsed = readDocument(body.document);
    if (typeof parsed === 'string') return failure(400, 'GRAPHQL_ERROR', parsed);
    const operation = parsed.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const field = rootField(operation);
    if (isOver) return failure(429, 'RATE_LIMITED', 'Too many requests', field);
    const { authorization } = request.headers;
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    const context = contextOf(token);
    const isPublic = rightsOf(field).role === 'none';
    if (context.role === 'none' && (authorization !== undefined || !isPublic))
      return failure(401, 'UNAUTHENTICATED', 'Authentication is required', field);
    calls.push({ ...body, operation: field, at: performance.now() - started });
    const next = answers.get(field)?.shift() ?? lost(operation);
    if (next !== undefined && next !== 'carried-out') return next;
    const result = await execute({
      schema,
      document: parsed,
      variableValues: body.variables,
      contextValue: context,
      fieldResolver: atRoot,
    });
    if (next === 'carried-out') return 'lost';
    const errors = result.errors?.map(withCode);
    return {
      status: statuses[String(errors?.[0]?.extensions['code'])] ?? 200,
      body: { data: result.data ?? null, errors },
    };
  };

  /** With `lose`, what a mutation is answered with instead. */
  const lost = (operation: OperationDefinitionNode | undefined): Answer | undefined => {
    if (options.lose === 0 || operation?.operation !== 'mutation' || rootField(operation) === 'login') return undefined;
    mutations += 1;
    if (mutations % options.lose !== 0) return undefined;
    return (mutations / options.lose) % 2 === 1 ? 'carried-out' : 'lost';
  };

  const readDocument = (document: string) => {
    try {
      const parsed = parse(document);
      return validate(schema, parsed, rules)[0]?.message ?? parsed;
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
  };

  /** Counts a request, and gives the headers that say what is left; undefined if nothing is. */
  const counted = (request: IncomingMessage) => {
    const key = request.headers.authorization ?? request.socket.remoteAddress ?? '';
    const now = performance.now();
    const held = windows.get(key);
    const window = held && held.ends > now ? held : { left: limit, ends: now + 60 * second };
    windows.set(key, window);
    window.left -= 1;
    return {
      isOver: window.left < 0,
      headers: {
        'X-RateLimit-Limit': String(limit),
        'X-RateLimit-Remaining': String(Math.max(0, window.left)),
        'X-RateLimit-Reset': String(Math.ceil((window.ends - now) / second)),
      },
    };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    response.setHeader('Date', new Date(`${store.time()}Z`).toUTCString());
    try {
      if (request.url === '/mock') return send(response, controlled(request.method, bytes.toString()));
      const { isOver, headers } = counted(request);
      send(response, await answerTo(request, bytes, isOver), headers);
    } catch (error) {
      send(response, failure(400, 'BAD_REQUEST', String(error)));
    }
  });

  /**
   * `GET /mock` lists the calls; `POST /mock` sets the next answers of an operation, sends an
   * event, or decides what the bank of a buyer does.
   */
  const controlled = (method: string | undefined, body: string): Answer => {
    if (method === 'POST') {
      const { operation, answers: next, event, data: about, bank, confirms, processing } = JSON.parse(body);
      if (operation !== undefined) answers.set(String(operation), [...next]);
      const seconds = Number(processing ?? 0);
      if (bank !== undefined) answerOfBank(payments.get(String(bank)), confirms === true, seconds, { emit, after });
      if (event !== undefined) {
        const invoice = store.find('InvoiceResponse', 'paymentId', about?.paymentId);
        emit(String(event), about, () => {
          if (invoice && event === 'PAYMENT_REFUNDED') invoice['status'] = 'REFUNDED';
        });
      }
    }
    const listed = calls.map(({ operation, at, ...request }) => {
      const { secrets } = rightsOf(operation).demands;
      return { operation, arguments: listedArguments(schema, request, secrets), at };
    });
    return { status: 200, body: { calls: listed, credits: store.all('ResellerCreditView') } };
  };

  const events = schema.getType('WebhookEventType');
  if (options.webhook !== '')
    store.add('WebhookConfiguration', {
      id: store.nextId(),
      endpoint: options.webhook,
      active: true,
      subscribedEvents: isEnumType(events) ? events.getValues().map(({ name }) => name) : [],
      maxRetries: 10,
      retryDelay: 2,
    });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : options.port;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    calls,
    answers,
    store,
    accounts: store.all('AuthenticatedUser').map(({ email, password, user }) => ({
      email: String(email),
      password: String(password),
      role: String(Object(user)['role']),
    })),
    signIn,
    reset: () => {
      calls.length = 0;
      for (const table of [answers, tokens, payments, undo, failures, windows]) table.clear();
      store.reset();
    },
    close: () => {
      webhooks.close();
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** An answer with an error, as the API writes it. */
function failure(status: number, code: string, message: string, field?: string): Answer {
  const [data, path] = field === undefined ? [null, {}] : [{ [field]: null }, { path: [field] }];
  return { status, body: { data, errors: [{ message, ...path, extensions: { code } }] } };
}

/** Adds a code: errors of variables have no path, others without one are faults of the mock. */
function withCode(error: GraphQLError): GraphQLError {
  const { message, path, extensions } = error;
  return new GraphQLError(message, {
    path,
    extensions: { code: path ? 'INTERNAL_ERROR' : 'GRAPHQL_ERROR', ...extensions },
  });
}

function send(response: ServerResponse, answer: Answer, headers: Readonly<Record<string, string>> = {}): void {
  if (answer === 'never') return;
  if (typeof answer === 'string') {
    response.destroy();
    return;
  }
  const isText = typeof answer.body === 'string';
  const type = isText ? 'text/html' : 'application/json';
  response.writeHead(answer.status, { 'Content-Type': type, ...(answer.headers ?? headers) });
  response.end(isText ? answer.body : JSON.stringify(answer.body));
}

interface Body {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The body of a request with a file, whose variable gets the text of the file. */
async function uploadedBody(bytes: Buffer, type: string): Promise<Body | undefined> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
  const body = parsedBody(String(form.get('operations')));
  const [place] = JSON.parse(String(form.get('map')))['0'] ?? [];
  const file = form.get('0');
  if (!body || typeof place !== 'string' || !(file instanceof File)) return undefined;
  const text = Buffer.from(await file.arrayBuffer()).toString(); // `text()` would drop a byte order mark
  return { ...body, variables: { ...body.variables, [place.replace('variables.', '')]: text } };
}

function parsedBody(text: string): Body | undefined {
  try {
    const { query, variables } = JSON.parse(text);
    return typeof query === 'string' ? { document: query, variables: Object(variables ?? {}) } : undefined;
  } catch {
    return undefined;
  }
}

/** The name of the first field at the root. */
function rootField(operation: OperationDefinitionNode | undefined): string {
  return operation?.selectionSet.selections.find((node) => node.kind === Kind.FIELD)?.name.value ?? '';
}
