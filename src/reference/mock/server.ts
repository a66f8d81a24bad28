import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type GraphQLSchema, isEnumType } from 'graphql';
import { buildApiSchema } from '../apiSchema.ts';
import { createApi } from './api.ts';
import { callList, obey } from './control.ts';
import { createMemory, type Memory } from './memory.ts';
import type { MockData, MockOptions } from './options.ts';
import { failure, send } from './replies.ts';
import type { Store } from './store.ts';

export interface Mock extends Pick<Memory, 'calls' | 'answers' | 'store' | 'reset'> {
  readonly endpoint: string;
  readonly accounts: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  /** Creates a token for an account, without a request. */
  signIn(email: string): string;
  close(): Promise<void>;
}

/** Starts the API locally, with `/mock` to control it. */
export async function startMock(data: MockData, options: MockOptions): Promise<Mock> {
  const schema = buildApiSchema(data.sdl);
  const memory = createMemory(data, options);
  const { store, limits, webhooks, calls, answers } = memory;
  const api = createApi(schema, data, options, memory);
  const reset = () => {
    memory.reset();
    if (options.webhook !== '') subscribe(options.webhook, schema, store);
  };
  reset();
  const server = createServer(async (request, response) => {
    response.setHeader('Date', new Date(`${store.time()}Z`).toUTCString());
    try {
      const bytes = await buffer(request);
      if (request.url === '/mock')
        return send(response, request.method === 'POST' ? obey(bytes.toString(), memory) : callList(memory));
      const { isOver, headers } = limits.count(request.headers.authorization ?? request.socket.remoteAddress ?? '');
      send(response, await api(request, bytes, isOver), headers);
    } catch (error) {
      send(response, failure('BAD_REQUEST', String(error)));
    }
  });
  const port = await listen(server, options.port);
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
    signIn: memory.tokens.signIn,
    reset,
    close: async () => {
      webhooks.close();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Listens on localhost only, and returns the port. */
async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Creates a webhook for every event. */
function subscribe(endpoint: string, schema: GraphQLSchema, store: Store): void {
  const events = schema.getType('WebhookEventType');
  store.add('WebhookConfiguration', {
    id: store.nextId(),
    endpoint,
    active: true,
    subscribedEvents: isEnumType(events) ? events.getValues().map(({ name }) => name) : [],
    maxRetries: 10,
    retryDelay: 2,
  });
}
