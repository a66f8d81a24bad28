import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import type { OutputDoc } from '../model/api/reference.ts';
import type { TextIndex } from './textIndex.ts';
import { typeRef } from './typeRef.ts';

/** The fields of an object type as trees; those of `ancestors` are not unfolded again. */
export function returnTree(type: GraphQLOutputType, texts: TextIndex, ancestors: readonly string[] = []): OutputDoc[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || ancestors.includes(named.name)) return [];
  return Object.values(named.getFields()).map((field) => {
    const coordinate = `${named.name}.${field.name}`;
    return {
      coordinate,
      name: field.name,
      type: typeRef(field.type),
      text: texts.find(field, coordinate, `field.${field.name}`),
      fields: returnTree(field.type, texts, [...ancestors, named.name]),
    };
  });
}
