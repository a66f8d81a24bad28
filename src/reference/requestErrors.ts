import { type GraphQLSchema, getVariableValues, Kind, parse, validate } from 'graphql';

/** Errors that the server would find in a request and its values. Runs in the browser too. */
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
