import { type GraphQLSchema, getArgumentValues, getVariableValues, Kind, type OperationDefinitionNode } from 'graphql';

/** The arguments of the first field of an operation, without the values at `secrets`. */
export function listedArguments(
  schema: GraphQLSchema,
  { operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
): unknown {
  const field = selectionSet.selections.find((node) => node.kind === Kind.FIELD);
  const definition = field && schema.getRootType(operation)?.getFields()[field.name.value];
  const { coerced } = getVariableValues(schema, variableDefinitions, variables);
  if (!definition || !coerced) return {};
  return secrets.reduce<unknown>(
    (all, path) => withoutSecret(all, path.split('.')),
    getArgumentValues(definition, field, coerced),
  );
}

/** A JSON value without the part at a path, in each item of lists. */
function withoutSecret(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return '(hidden)';
  if (Array.isArray(value)) return value.map((item) => withoutSecret(item, path));
  const fields = Object(value);
  return name in fields ? { ...fields, [name]: withoutSecret(fields[name], rest) } : value;
}
