import { type GraphQLType, getNamedType } from 'graphql';
import { typePath } from '../model/api/paths.ts';
import type { TypeRef } from '../model/api/reference.ts';

export function typeRef(type: GraphQLType): TypeRef {
  const { name } = getNamedType(type);
  return { text: String(type), name, path: typePath(name) };
}
