import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { OperationKind } from '../model/api/reference.ts';
import { exampleDocument } from './exampleDocument.ts';
import { requestErrors } from './requestErrors.ts';
import { resolved, type World } from './samples/world.ts';

/** The example of an operation from its variables (JSON with `$` places), and its mistakes. */
export function makeExample(
  schema: GraphQLSchema,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  variablesJson: string,
  world: World,
): { request: { document: string; variables: Record<string, unknown> }; errors: string[] } {
  const unresolved: string[] = [];
  const variables = resolved(parseObject(variablesJson), world, (message) => unresolved.push(message));
  if (!variables) {
    return { request: { document: '', variables: {} }, errors: ['the variables are not a JSON object'] };
  }
  const names = Object.keys(variables);
  const document = exampleDocument(kind, field, names);
  const known = field.args.map(({ name }) => name);
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name) => `"${name}" is not an argument; the arguments are ${known.join(', ')}`);
  return {
    request: { document, variables },
    errors: [...unresolved, ...unknown, ...requestErrors(schema, document, variables)],
  };
}

/** The CSV file of an example from cells with `$` places; `report` is called for unknown ones. */
export function exampleFile(
  rows: readonly (readonly string[])[],
  world: World,
  report: (message: string) => void,
): string {
  return resolved(rows, world, report)
    .map((cells) => cells.join(','))
    .join('\n');
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
