import {
  executeSync,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { sampleResolver } from './resolver.ts';

/** A request as it goes over the wire. */
export interface ApiCall {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The answer of the sample schema to a request: the same for the same request, always. Runs in the browser too. */
export function sampleResponse(schema: GraphQLSchema, call: ApiCall): FormattedExecutionResult {
  return run(schema, call, sampleResolver);
}

/** The answer when the operation fails with a code. */
export function errorResponse(
  schema: GraphQLSchema,
  call: ApiCall,
  error: { readonly code: string; readonly message: string },
): FormattedExecutionResult {
  return run(schema, call, () => {
    throw new GraphQLError(error.message, { extensions: { code: error.code } });
  });
}

function run(
  schema: GraphQLSchema,
  { document, variables }: ApiCall,
  fieldResolver: GraphQLFieldResolver<unknown, unknown>,
): FormattedExecutionResult {
  const result = executeSync({ schema, document: parse(document), variableValues: variables, fieldResolver });
  // Through JSON, as a client receives it: without prototypes and with errors in their serialised form.
  const received: FormattedExecutionResult = JSON.parse(JSON.stringify(result));
  return received;
}
