import { type FieldNode, type GraphQLSchema, getArgumentValues, getVariableValues, Kind, parse } from 'graphql';

interface Request {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The arguments of the first operation in a request, without the values at `secrets`. */
export function listedArguments(schema: GraphQLSchema, request: Request, secrets: readonly string[]): unknown {
  const node = parse(request.document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (node?.kind !== Kind.OPERATION_DEFINITION) return {};
  const field = node.selectionSet.selections.find((each): each is FieldNode => each.kind === Kind.FIELD);
  const definition = field && schema.getRootType(node.operation)?.getFields()[field.name.value];
  const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], request.variables);
  if (!definition || !coerced) return {};
  return secrets.reduce<unknown>(
    (all, path) => withoutSecret(all, path.split('.')),
    getArgumentValues(definition, field, coerced),
  );
}

/** A value of JSON without what is at a path, in lists in each item. */
function withoutSecret(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return '(hidden)';
  if (Array.isArray(value)) return value.map((item) => withoutSecret(item, path));
  const fields = Object(value);
  return name in fields ? { ...fields, [name]: withoutSecret(fields[name], rest) } : value;
}
