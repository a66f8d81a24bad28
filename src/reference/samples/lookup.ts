import { type GraphQLField, type GraphQLObjectType, getNamedType, getNullableType, isLeafType } from 'graphql';
import { type SampleValue, sampleValues } from './values.ts';

const defaultRows = 2;

/**
 * The sample for a field: of this operation, of this type, or of this name; `undefined` when there is none. Results that are a plain Boolean
 * are true.
 */
export function sampleFor(operation: string, typeName: string, fieldName: string): SampleValue | undefined {
  return [`${operation}.${fieldName}`, `${typeName}.${fieldName}`, fieldName]
    .map((key) => sampleValues[key])
    .find((value) => value !== undefined);
}

/** How many rows a list of the type has: as many as the longest of its samples. */
export function sampleRows(type: GraphQLObjectType): number {
  const lengths = Object.values(type.getFields())
    .filter((field) => isLeafType(getNullableType(field.type)))
    .map((field) => sampleFor('', type.name, field.name))
    .map((value) => (Array.isArray(value) ? value.length : defaultRows));
  return Math.max(defaultRows, ...lengths);
}

/** The fields of a type that have a value but no sample, so that a new field is not forgotten. */
export function fieldsWithoutSample(type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
  return Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && sampleFor('', type.name, field.name) === undefined,
  );
}
