import {
  executeSync,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
} from 'graphql';
import type { Reference } from '../../model/api/reference.ts';
import type { Samples } from '../../model/api/samples.ts';
import type { ApiRequest } from '../requests/request.ts';
import { sampleResolver } from './resolver.ts';

type ApiCall = Pick<ApiRequest, 'document' | 'variables'>;
type SampleApi = Pick<Reference, 'schema' | 'samples'>;

/** The response of the sample API, always the same for a request. Runs in the browser too. */
export function sampleResponse({ schema, samples }: SampleApi, call: ApiCall): FormattedExecutionResult {
  return run(schema, call, sampleResolver, samples);
}

/** The response of an operation that fails with a code. */
export function errorResponse(
  { schema, samples }: SampleApi,
  call: ApiCall,
  error: { readonly code: string; readonly message: string },
): FormattedExecutionResult {
  const fail = () => {
    throw new GraphQLError(error.message, { extensions: { code: error.code } });
  };
  return run(schema, call, fail, samples);
}

function run(
  schema: GraphQLSchema,
  { document, variables }: ApiCall,
  fieldResolver: GraphQLFieldResolver<unknown, Samples>,
  contextValue: Samples,
): FormattedExecutionResult {
  const result = executeSync({
    schema,
    document: parse(document),
    variableValues: variables,
    fieldResolver,
    contextValue,
  });
  // As a client receives it: without prototypes, errors serialised.
  const received: FormattedExecutionResult = JSON.parse(JSON.stringify(result));
  return received;
}
