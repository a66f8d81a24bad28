import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { typePath } from '../model/api/paths.ts';
import type { TypeDoc, TypeUse } from '../model/api/reference.ts';
import { inputFieldDocs } from './inputTree.ts';
import { returnTree } from './returnTree.ts';
import type { TextIndex } from './textIndex.ts';

/** Types with pages, in alphabetical order: all that operations use. `uses` lists references. */
export function typeDocs(
  schema: GraphQLSchema,
  texts: TextIndex,
  uses: ReadonlyMap<string, readonly TypeUse[]>,
): TypeDoc[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && uses.has(type.name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((type) => typeDoc(type, texts, uses.get(type.name) ?? []));
}

function typeDoc(type: GraphQLNamedType, texts: TextIndex, usedBy: readonly TypeUse[]): TypeDoc[] {
  const { name } = type;
  const common = {
    name,
    path: typePath(name),
    text: texts.find(type, name),
    outputs: [],
    inputs: [],
    values: [],
    usedBy,
  };
  if (isObjectType(type)) return [{ ...common, kind: 'object', outputs: returnTree(type, texts) }];
  if (isInputObjectType(type)) {
    return [{ ...common, kind: 'input', inputs: inputFieldDocs(name, Object.values(type.getFields()), texts, [name]) }];
  }
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => {
      const coordinate = `${name}.${value.name}`;
      return { coordinate, name: value.name, text: texts.find(value, coordinate) };
    });
    return [{ ...common, kind: 'enum', values }];
  }
  return isScalarType(type) ? [{ ...common, kind: 'scalar' }] : [];
}
