import { type GraphQLField, getNamedType, isObjectType, Kind, parse, type SelectionSetNode } from 'graphql';
import { maxDepth } from '../exampleDocument.ts';

/** A field of the response; an object is requested through some of its fields. */
export interface Selectable {
  readonly name: string;
  /** Path below the root field: `user.email`. */
  readonly path: string;
  /** Type as written: `[UserView!]`. */
  readonly type: string;
  readonly fields: readonly Selectable[];
}

/** Paths of the selected leaf fields. */
export type Selection = ReadonlySet<string>;

/** The fields of an operation's result, as deep as in examples; none for a plain value. */
export function selectable(field: GraphQLField<unknown, unknown>): Selectable[] {
  return fieldsOf(field, '', []);
}

function fieldsOf(field: GraphQLField<unknown, unknown>, prefix: string, ancestors: readonly string[]): Selectable[] {
  const named = getNamedType(field.type);
  if (!isObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((inner) => {
    const within = [...ancestors, named.name];
    const path = `${prefix}${inner.name}`;
    const isObject = isObjectType(getNamedType(inner.type));
    if (isObject && (within.includes(getNamedType(inner.type).name) || within.length >= maxDepth)) return [];
    const fields = fieldsOf(inner, `${path}.`, within);
    return [{ name: inner.name, path, type: String(inner.type), fields }];
  });
}

export function selectionIn(document: string): Selection {
  const [definition] = parse(document).definitions;
  const root = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
  return new Set(root?.kind === Kind.FIELD ? leafPaths(root.selectionSet, '') : []);
}

function leafPaths(set: SelectionSetNode | undefined, prefix: string): string[] {
  return (set?.selections ?? []).flatMap((node) => {
    if (node.kind !== Kind.FIELD) return [];
    const path = `${prefix}${node.name.value}`;
    return node.selectionSet ? leafPaths(node.selectionSet, `${path}.`) : [path];
  });
}

/** True if a field or any field below it is selected. */
export function isSelected(field: Selectable, selection: Selection): boolean {
  return field.fields.length === 0
    ? selection.has(field.path)
    : field.fields.some((inner) => isSelected(inner, selection));
}

/** Adds a field to the selection, or removes it. An object adds its plain fields. */
export function toggled(field: Selectable, selection: Selection): Selection {
  if (!isSelected(field, selection)) return new Set([...selection, ...plainPaths(field)]);
  return new Set([...selection].filter((path) => path !== field.path && !path.startsWith(`${field.path}.`)));
}

function plainPaths(field: Selectable): string[] {
  if (field.fields.length === 0) return [field.path];
  const plain = field.fields.filter(({ fields }) => fields.length === 0);
  return (plain.length > 0 ? plain : field.fields).flatMap(plainPaths);
}

/** The selection as in a document, `{ id user { email } }`; an empty text for none. */
export function selectionText(fields: readonly Selectable[], selection: Selection): string {
  const selected = fields.filter((field) => isSelected(field, selection));
  if (selected.length === 0) return '';
  return `{ ${selected.map((field) => `${field.name} ${selectionText(field.fields, selection)}`).join(' ')} }`;
}
