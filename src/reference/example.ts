import { type GraphQLField, type GraphQLSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import type { OperationKind } from '../model/api/reference.ts';
import { exampleDocument } from './exampleDocument.ts';

/** The example of an operation from its variables (JSON text), and what is wrong with it. */
export function makeExample(
  schema: GraphQLSchema,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  variablesJson: string,
): { request: { document: string; variables: Record<string, unknown> }; errors: string[] } {
  const variables = parseObject(variablesJson);
  if (!variables) {
    return { request: { document: '', variables: {} }, errors: ['the variables are not a JSON object'] };
  }
  const names = Object.keys(variables);
  const document = exampleDocument(kind, field, names);
  const unknown = names
    .filter((name) => !field.args.some((argument) => argument.name === name))
    .map(
      (name) =>
        `"${name}" is not an argument; the arguments are ${field.args.map((argument) => argument.name).join(', ')}`,
    );
  return { request: { document, variables }, errors: [...unknown, ...requestErrors(schema, document, variables)] };
}

/** What the server would refuse in a request: mistakes in the document, or values that do not fit their types. Runs in the browser too. */
export function requestErrors(
  schema: GraphQLSchema,
  document: string,
  variables: Readonly<Record<string, unknown>>,
): string[] {
  const parsed = parse(document);
  const errors = validate(schema, parsed);
  if (errors.length > 0) return errors.map((error) => error.message);
  const definitions = parsed.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return getVariableValues(schema, definitions, variables).errors?.map((error) => error.message) ?? [];
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
