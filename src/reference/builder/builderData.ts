import type { GraphQLSchema } from 'graphql';
import type { Operation, OperationKind } from '../../model/api/reference.ts';
import { type ApiRequest, requestOf } from '../requests/request.ts';
import { operationSchema } from './operationSchema.ts';

/** What the request builder of an operation fetches when it is opened. */
export interface BuilderData {
  readonly kind: OperationKind;
  /** Schema of this operation alone. */
  readonly sdl: string;
  /** The example; its document follows from the schema. */
  readonly request: Omit<ApiRequest, 'document'>;
}

export function builderData(schema: GraphQLSchema, operation: Operation, endpoint: string): BuilderData {
  const { document: _, ...request } = requestOf(operation, endpoint);
  return { kind: operation.kind, sdl: operationSchema(schema, operation.kind, operation.name), request };
}
