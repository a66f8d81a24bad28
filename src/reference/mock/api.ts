import type { IncomingMessage } from 'node:http';
import { execute, type GraphQLSchema } from 'graphql';
import { listedArguments } from './listed.ts';
import { contextOf, type Memory } from './memory.ts';
import { type MockData, type MockOptions, rightsOf } from './options.ts';
import { type ParsedRequest, readRequest } from './readRequest.ts';
import { failure, type ReplyOrFault, replyOf } from './replies.ts';
import { fieldResolver } from './resolver.ts';

/**
 * The API of the reference, as a function that responds to requests: it rejects what the real one
 * rejects, stores the changes of `operations`, and responds to everything else with samples.
 */
export function createApi(schema: GraphQLSchema, data: MockData, options: MockOptions, memory: Memory) {
  const resolver = fieldResolver(data, options.samples);
  const failed = responseFailures(options.lose);
  const started = performance.now();
  return async ({ method, headers }: IncomingMessage, bytes: Buffer, isOver: boolean): Promise<ReplyOrFault> => {
    if (method !== 'POST') return failure('BAD_REQUEST', 'Send a POST request');
    const request = await readRequest(schema, headers['content-type'] ?? '', bytes);
    if ('status' in request) return request;
    const { operation, operationName, node, variables } = request;
    const { role, demands } = rightsOf(data, operation);
    if (isOver) return failure('RATE_LIMITED', 'Too many requests', operation);
    const { authorization } = headers;
    const context = contextOf(memory, authorization);
    const isPublic = authorization === undefined && role === 'none';
    if (context.role === 'none' && !isPublic)
      return failure('UNAUTHENTICATED', 'Authentication is required', operation);
    const listed = node && listedArguments(schema, node, variables, demands.secrets);
    memory.calls.push({ operation, variables, arguments: listed, at: performance.now() - started });
    const instead = memory.answers.get(operation)?.shift() ?? failed(request);
    if (instead !== undefined && instead !== 'carried-out') return instead;
    const result = await execute({
      schema,
      document: request.parsed,
      variableValues: variables,
      operationName,
      contextValue: context,
      fieldResolver: resolver,
    });
    return instead === 'carried-out' ? 'lost' : replyOf(result);
  };
}

/** With `lose`, every nth mutation gets no response, alternately after and before its work. */
function responseFailures(lose: number): (request: ParsedRequest) => ReplyOrFault | undefined {
  let mutations = 0;
  return ({ node, operation }) => {
    if (lose === 0 || node?.operation !== 'mutation' || operation === 'login') return undefined;
    mutations += 1;
    if (mutations % lose !== 0) return undefined;
    return (mutations / lose) % 2 === 1 ? 'carried-out' : 'lost';
  };
}
