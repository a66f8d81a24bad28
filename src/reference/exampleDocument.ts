import { type GraphQLField, getNamedType, getNullableType, isListType, isObjectType, parse, print } from 'graphql';
import type { OperationKind } from '../model/api/reference.ts';

type SchemaField = GraphQLField<unknown, unknown>;

/** Fields that identify a record; enough for an object inside another one. */
const identity = ['id', 'name', 'email', 'username'];
const smallObject = 6;
/** Maximum depth of nested objects in a document. */
export const maxDepth = 4;

/**
 * The document of an example: the named arguments as variables, and all fields not deprecated.
 * Large inner objects are reduced to their identity, lists are complete. Runs in the browser too.
 */
export function exampleDocument(kind: OperationKind, field: SchemaField, argumentNames: readonly string[]): string {
  const named = getNamedType(field.type);
  const selected = isObjectType(named) ? selection(Object.values(named.getFields()), [named.name]) : '';
  return operationDocument(kind, field, argumentNames, selected);
}

/** The document of an operation with named arguments and a selection: `{ id plan { name } }`. */
export function operationDocument(
  kind: OperationKind,
  field: SchemaField,
  argumentNames: readonly string[],
  selected: string,
): string {
  const args = field.args.filter((argument) => argumentNames.includes(argument.name));
  const definitions = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const values = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const list = (text: string) => (text === '' ? '' : `(${text})`);
  return print(parse(`${kind} ${name}${list(definitions)} { ${field.name}${list(values)} ${selected} }`));
}

function selection(fields: readonly SchemaField[], ancestors: readonly string[]): string {
  const isPage = !fields.some((field) => field.name === 'id');
  const selected = fields.flatMap((field) => {
    if (field.deprecationReason) return [];
    const named = getNamedType(field.type);
    if (!isObjectType(named)) return [field.name];
    if (ancestors.includes(named.name) || ancestors.length >= maxDepth) return [];
    const all = Object.values(named.getFields());
    const isRow = isPage && isListType(getNullableType(field.type));
    return [`${field.name} ${selection(isRow ? all : shortened(all), [...ancestors, named.name])}`];
  });
  return `{ ${selected.join(' ')} }`;
}

function shortened(fields: readonly SchemaField[]): readonly SchemaField[] {
  if (fields.length <= smallObject) return fields;
  const telling = fields.filter((field) => identity.includes(field.name));
  return telling.length > 0 ? telling : fields;
}
