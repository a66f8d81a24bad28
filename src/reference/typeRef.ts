import { type GraphQLType, getNamedType } from 'graphql';
import type { TypeRef } from './model.ts';
import { typePath } from './paths.ts';

export function typeRef(type: GraphQLType): TypeRef {
  const { name } = getNamedType(type);
  return { text: String(type), name, path: typePath(name) };
}
