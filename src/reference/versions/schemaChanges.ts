import { type Change, ChangeType, CriticalityLevel, type TypeOfChangeType } from '@graphql-inspector/core';
import { diffSchema } from '@graphql-inspector/core/diff/schema';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import {
  type SchemaChange,
  type SchemaChangeKind,
  type SchemaChangeLevel,
  schemaChangeKinds,
  schemaChangeLevels,
} from '../../model/api/schemaChanges.ts';
import { directiveEnums, directiveOf } from '../directives.ts';
import { fieldOf, rootFields } from '../problems.ts';

const kinds: Partial<Record<TypeOfChangeType, SchemaChangeKind>> = {
  TYPE_ADDED: 'typeAdded',
  TYPE_REMOVED: 'typeRemoved',
  TYPE_KIND_CHANGED: 'typeKindChanged',
  FIELD_ADDED: 'fieldAdded',
  FIELD_REMOVED: 'fieldRemoved',
  FIELD_TYPE_CHANGED: 'fieldTypeChanged',
  FIELD_DEPRECATION_ADDED: 'deprecated',
  FIELD_DEPRECATION_REMOVED: 'deprecationRemoved',
  FIELD_ARGUMENT_ADDED: 'argumentAdded',
  FIELD_ARGUMENT_REMOVED: 'argumentRemoved',
  FIELD_ARGUMENT_TYPE_CHANGED: 'argumentTypeChanged',
  FIELD_ARGUMENT_DEFAULT_CHANGED: 'defaultChanged',
  INPUT_FIELD_ADDED: 'inputFieldAdded',
  INPUT_FIELD_REMOVED: 'inputFieldRemoved',
  INPUT_FIELD_TYPE_CHANGED: 'fieldTypeChanged',
  INPUT_FIELD_DEFAULT_VALUE_CHANGED: 'defaultChanged',
  ENUM_VALUE_ADDED: 'enumValueAdded',
  ENUM_VALUE_REMOVED: 'enumValueRemoved',
  ENUM_VALUE_DEPRECATION_REASON_ADDED: 'deprecated',
  ENUM_VALUE_DEPRECATION_REASON_REMOVED: 'deprecationRemoved',
};

/** Texts, directives and their enums only describe the API: changes break no valid request. */
const irrelevant = /DESCRIPTION|DIRECTIVE|^FIELD_DEPRECATION_REASON|DEPRECATION_REASON_CHANGED/;

const levels: Readonly<Record<CriticalityLevel, SchemaChangeLevel>> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

/** A change between two versions of the schema; the reason of a deprecation is English text. */
export type WrittenChange = Omit<SchemaChange, 'reason'> & { readonly reason?: string };

/**
 * Changes between two versions, breaking ones first. Parts of an added or removed element are left
 * out: a new type is one change.
 * @throws on a kind of change without a sentence
 */
export function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): WrittenChange[] {
  const enums = new Set([before, after].flatMap((schema) => [...directiveEnums(schema)]));
  const changes = diffSchema(before, after).filter(
    ({ type, path = '' }) => !irrelevant.test(type) && !enums.has(path.replace(/\..*/, '')),
  );
  const whole = new Set(changes.filter(({ type }) => /(?<!DEPRECATION)_(ADDED|REMOVED)$/.test(type)).map(coordinateOf));
  const found = changes
    .map((change) => ({ change, coordinate: coordinateOf(change) }))
    .filter(({ coordinate }) => !ancestors(coordinate).some((ancestor) => whole.has(ancestor)))
    .map(({ change, coordinate }) => ({
      kind: kindOf(change, coordinate),
      level: levels[change.criticality.level],
      coordinate,
      ...typesOf(change),
      ...reasonOf(change),
    }));
  return [...found, ...newErrors(before, after)].toSorted((a, b) => order(a) - order(b));
}

const thrown = z.object({ codes: z.array(z.string()) });

/** Operations with codes that `@throws` did not list before. */
function newErrors(before: GraphQLSchema, after: GraphQLSchema): WrittenChange[] {
  const codesOf = (schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>) =>
    directiveOf(schema, astNode, 'throws', thrown)?.codes ?? [];
  return rootFields(after).flatMap(({ field, coordinate }): WrittenChange[] => {
    const known = fieldOf(coordinate, before);
    const codes = known ? codesOf(after, field).filter((code) => !codesOf(before, known).includes(code)) : [];
    return codes.length > 0 ? [{ kind: 'errorsAdded', level: 'dangerous', coordinate, codes }] : [];
  });
}

function order({ level, kind }: WrittenChange): number {
  return schemaChangeLevels.indexOf(level) * schemaChangeKinds.length + schemaChangeKinds.indexOf(kind);
}

/** Deprecations have the path `ServerView.ports.@deprecated`. */
function coordinateOf({ path = '' }: Change): string {
  return path.replace(/\.@.*$/, '');
}

function ancestors(coordinate: string): string[] {
  const names = coordinate.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}

function kindOf({ type }: Change<TypeOfChangeType>, coordinate: string): SchemaChangeKind {
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`${coordinate}: the schema changelog has no sentence for ${type}.`);
  if (!/^(Query|Mutation)\./.test(coordinate)) return kind;
  return kind === 'fieldAdded' ? 'operationAdded' : kind === 'fieldRemoved' ? 'operationRemoved' : kind;
}

function typesOf(change: Change): { from?: string; to?: string } {
  if (isOf(change, ChangeType.FieldTypeChanged)) {
    return { from: change.meta.oldFieldType, to: change.meta.newFieldType };
  }
  if (isOf(change, ChangeType.FieldArgumentTypeChanged)) {
    return { from: change.meta.oldArgumentType, to: change.meta.newArgumentType };
  }
  if (isOf(change, ChangeType.InputFieldTypeChanged)) {
    return { from: change.meta.oldInputFieldType, to: change.meta.newInputFieldType };
  }
  return {};
}

function reasonOf(change: Change): { reason?: string } {
  if (isOf(change, ChangeType.FieldDeprecationAdded)) return { reason: change.meta.deprecationReason };
  if (isOf(change, ChangeType.EnumValueDeprecationReasonAdded))
    return { reason: change.meta.addedValueDeprecationReason };
  return {};
}

function isOf<T extends TypeOfChangeType>(change: Change, type: T): change is Change<T> {
  return change.type === type;
}
