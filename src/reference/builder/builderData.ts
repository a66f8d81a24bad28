import type { InputDemands } from '../../model/api/demands.ts';
import type { InputDoc, Operation, OperationKind, Reference } from '../../model/api/reference.ts';
import type { Samples } from '../../model/api/samples.ts';
import { plainText } from '../../model/text/inlineText.ts';
import type { Locale } from '../../model/text/locale.ts';
import { buildApiSchema } from '../apiSchema.ts';
import { type ApiRequest, requestOf } from '../requests/request.ts';
import { operationSchema } from './operationSchema.ts';

/** Data that the request builder of an operation fetches when it opens. */
export interface BuilderData {
  readonly kind: OperationKind;
  /** Schema of this operation only, with the meanings of enum values in one language. */
  readonly sdl: string;
  /** The example; its document follows from the schema. */
  readonly request: Omit<ApiRequest, 'document'>;
  readonly demands: InputDemands;
  /** The samples of the types that the operation uses. */
  readonly samples: Samples;
}

export function builderData(
  { schema, samples, types }: Pick<Reference, 'schema' | 'samples' | 'types'>,
  operation: Operation,
  endpoint: string,
  locale: Locale,
): BuilderData {
  const { document: _, ...request } = requestOf(operation, endpoint);
  const sdl = operationSchema(
    schema,
    operation.kind,
    operation.name,
    meaningsOf(enumsOf(operation.args), types, locale),
  );
  const reached = Object.keys(buildApiSchema(sdl).getTypeMap());
  const rows = Object.entries(samples.rows).filter(([type]) => reached.includes(type));
  const response = samples.answers[operation.coordinate];
  const answers = response ? { [operation.coordinate]: response } : {};
  return {
    kind: operation.kind,
    sdl,
    request,
    demands: operation.demands,
    samples: { rows: Object.fromEntries(rows), answers },
  };
}

function enumsOf(inputs: readonly InputDoc[]): string[] {
  return inputs.flatMap(({ type, values, fields }) => [...(values.length > 0 ? [type.name] : []), ...enumsOf(fields)]);
}

/** Meanings of the values of enums, by coordinate. */
function meaningsOf(enums: readonly string[], types: Reference['types'], locale: Locale): Map<string, string> {
  const values = types.filter(({ name }) => enums.includes(name)).flatMap((type) => type.values);
  return new Map(values.map(({ coordinate, text }) => [coordinate, plainText(text[locale].content)]));
}
