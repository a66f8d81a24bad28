import type { InputDemands } from '../../model/api/demands.ts';
import type { Operation, OperationKind, Reference } from '../../model/api/reference.ts';
import type { Samples } from '../../model/api/samples.ts';
import { buildApiSchema } from '../apiSchema.ts';
import { type ApiRequest, requestOf } from '../requests/request.ts';
import { operationSchema } from './operationSchema.ts';

/** What the request builder of an operation fetches when it is opened. */
export interface BuilderData {
  readonly kind: OperationKind;
  /** Schema of this operation alone. */
  readonly sdl: string;
  /** The example; its document follows from the schema. */
  readonly request: Omit<ApiRequest, 'document'>;
  readonly demands: InputDemands;
  /** The samples of the types that the operation reaches. */
  readonly samples: Samples;
}

export function builderData(
  { schema, samples }: Pick<Reference, 'schema' | 'samples'>,
  operation: Operation,
  endpoint: string,
): BuilderData {
  const { document: _, ...request } = requestOf(operation, endpoint);
  const sdl = operationSchema(schema, operation.kind, operation.name);
  const reached = Object.keys(buildApiSchema(sdl).getTypeMap());
  const rows = Object.entries(samples.rows).filter(([type]) => reached.includes(type));
  const answer = samples.answers[operation.coordinate];
  const answers = answer ? { [operation.coordinate]: answer } : {};
  return {
    kind: operation.kind,
    sdl,
    request,
    demands: operation.demands,
    samples: { rows: Object.fromEntries(rows), answers },
  };
}
