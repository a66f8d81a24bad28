import type { ServerResponse } from 'node:http';
import { type ExecutionResult, GraphQLError } from 'graphql';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply, a connection that breaks before the work (`lost`) or after it, or no response. */
export type ReplyOrFault = Reply | 'lost' | 'carried-out' | 'never';

const statuses: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  GRAPHQL_ERROR: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  UNAUTHORIZED: 403,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
};

/** An error reply in the format of the API. */
export function failure(code: string, message: string, field?: string): Reply {
  const [data, path] = field === undefined ? [null, {}] : [{ [field]: null }, { path: [field] }];
  return { status: statuses[code] ?? 200, body: { data, errors: [{ message, ...path, extensions: { code } }] } };
}

/** The result of an operation in the format of the API, with the status of its first error. */
export function replyOf({ data, errors }: ExecutionResult): Reply {
  const coded = errors?.map(withCode);
  return {
    status: statuses[String(coded?.[0]?.extensions['code'])] ?? 200,
    body: { data: data ?? null, errors: coded },
  };
}

/** Adds a missing code. Errors in variables have no path; others are faults of the mock. */
function withCode({ message, path, extensions }: GraphQLError): GraphQLError {
  const code = path ? 'INTERNAL_ERROR' : 'GRAPHQL_ERROR';
  return new GraphQLError(message, { path, extensions: { code, ...extensions } });
}

/** Sends a reply, with `headers` unless it has its own. */
export function send(response: ServerResponse, reply: ReplyOrFault, headers: Reply['headers'] = {}): void {
  if (reply === 'never') return;
  if (typeof reply === 'string') {
    response.destroy();
    return;
  }
  const isText = typeof reply.body === 'string';
  const type = isText ? 'text/html' : 'application/json';
  response.writeHead(reply.status, { 'Content-Type': type, ...(reply.headers ?? headers) });
  response.end(isText ? reply.body : JSON.stringify(reply.body));
}
