import { type GraphQLSchema, type GraphQLType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { typePath } from '../model/api/paths.ts';
import type { TypeUse } from '../model/api/reference.ts';
import { rootFields } from './problems.ts';

/** Uses of each type in operations, arguments and results first, with pages from `pathOf`. */
export function typeUses(
  schema: GraphQLSchema,
  pathOf: (coordinate: string) => string | undefined,
): ReadonlyMap<string, readonly TypeUse[]> {
  const uses = new Map<string, TypeUse[]>();
  const add = (type: GraphQLType, use: TypeUse) => {
    const { name } = getNamedType(type);
    uses.set(name, [...(uses.get(name) ?? []), use]);
  };
  for (const { field, coordinate } of rootFields(schema)) {
    const path = pathOf(coordinate) ?? '';
    add(field.type, { coordinate, path, as: 'result' });
    for (const { name, type } of field.args) add(type, { coordinate: `${coordinate}.${name}`, path, as: 'argument' });
  }
  // `add` extends `uses` during the loop, so types found here are visited too.
  for (const name of uses.keys())
    for (const field of fieldsOf(schema, name))
      add(field.type, { coordinate: `${name}.${field.name}`, path: typePath(name), as: 'field' });
  return uses;
}

function fieldsOf(schema: GraphQLSchema, name: string): readonly { name: string; type: GraphQLType }[] {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
