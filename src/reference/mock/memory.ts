import { accessRoles } from '../../model/api/reference.ts';
import type { RequestContext } from './context.ts';
import { createLimits } from './limits.ts';
import type { MockData, MockOptions } from './options.ts';
import type { ParsedRequest } from './readRequest.ts';
import type { ReplyOrFault } from './replies.ts';
import { Store } from './store.ts';
import { createTokens } from './tokens.ts';
import { Webhooks } from './webhooks.ts';

export interface Call extends Pick<ParsedRequest, 'operation' | 'variables'> {
  /** Without secrets, since the mock lists them. */
  readonly arguments: unknown;
  /** Milliseconds since the mock was started. */
  readonly at: number;
}

/** State that the mock keeps between requests. */
export type Memory = ReturnType<typeof createMemory>;

export function createMemory({ samples, now }: MockData, options: MockOptions) {
  const store = new Store(samples, options.now || now, options.second);
  const payments: RequestContext['payments'] = new Map();
  const undo: RequestContext['undo'] = new Map();
  const failures: RequestContext['failures'] = new Map();
  const tokens = createTokens(store, options);
  const limits = createLimits(options);
  const webhooks = new Webhooks(store, options);
  /** Accepted calls, in order. */
  const calls: Call[] = [];
  /** Replies to the next calls of an operation, in place of those of the API. */
  const answers = new Map<string, ReplyOrFault[]>();
  const reset = () => {
    calls.length = 0;
    for (const each of [payments, undo, failures, tokens, limits, answers]) each.clear();
    store.reset();
  };
  const hasPostfix = options.postfix;
  return { store, hasPostfix, payments, undo, failures, tokens, limits, webhooks, calls, answers, reset };
}

export function contextOf(memory: Memory, authorization: string | undefined): RequestContext {
  const { store, tokens, webhooks } = memory;
  const user = Object(tokens.accountOf(authorization)?.['user']);
  const caller = store.find('UserView', 'id', user['id']) ?? user;
  const role = accessRoles.find((each) => each === String(user['role']).toLowerCase()) ?? 'none';
  const { emit, test, after } = webhooks;
  return { ...memory, ...tokens, emit, test, after, role, caller };
}
