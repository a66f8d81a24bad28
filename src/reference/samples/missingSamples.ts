import { type GraphQLField, type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import type { Samples } from '../../model/api/samples.ts';
import { pageOf } from './resolver.ts';

/** The fields of a type without a sample in some record, so that none is forgotten. */
export function fieldsWithoutSample(type: GraphQLObjectType, { rows }: Samples): GraphQLField<unknown, unknown>[] {
  // The page's facts about itself are counted.
  if (pageOf(type)) return [];
  const ofType = rows[type.name] ?? [];
  return Object.values(type.getFields()).filter(
    ({ name, type: fieldType }) =>
      isLeafType(getNamedType(fieldType)) && (ofType.length === 0 || ofType.some(({ values }) => !(name in values))),
  );
}
