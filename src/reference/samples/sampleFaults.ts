import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import type { Samples } from '../../model/api/samples.ts';
import { fits, pageOf } from './resolver.ts';

/** The fields of a type with a missing or wrong sample in some record, and the fault. */
export function sampleFaults(type: GraphQLObjectType, { rows }: Samples) {
  // The fields of a page are calculated.
  if (pageOf(type)) return [];
  const records = (rows[type.name] ?? []).map(({ values }) => values);
  return Object.values(type.getFields()).flatMap((field) => {
    const leaf = getNamedType(field.type);
    if (!isLeafType(leaf)) return [];
    const lacksOne = records.length === 0 || records.some((values) => !(field.name in values));
    const wrong = records.flatMap((values) => values[field.name] ?? []).find((value) => !fits(value, leaf));
    if (!lacksOne && wrong === undefined) return [];
    const fault = lacksOne
      ? 'has no sample value in api/samples.yaml, or src/reference/samples/rows does not show it'
      : `has the sample value ${JSON.stringify(wrong)}, which ${leaf} does not take`;
    return [{ field, fault }];
  });
}
