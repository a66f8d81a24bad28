import { type GraphQLField, type GraphQLSchema, isObjectType, type Kind, type NameNode } from 'graphql';
import { schemaFile } from '../model/api/files.ts';
import type { OperationKind } from '../model/api/reference.ts';
import type { Problem } from '../model/problems/problems.ts';

/** A part of the schema with its location: a field, an argument, a type, an enum value. */
export interface SchemaPart {
  readonly astNode?: { readonly name: NameNode; readonly kind: Kind } | null | undefined;
}

/** The line of a definition; undefined for definitions of GraphQL itself. */
export function lineOfPart(place: SchemaPart | undefined): number | undefined {
  return place?.astNode?.name.loc?.startToken.line;
}

export function schemaProblem(place: SchemaPart | undefined, message: string): Problem {
  return { level: 'error', file: schemaFile, line: lineOfPart(place), message };
}

export function operationProblem(schema: GraphQLSchema, coordinate: string, message: string): Problem {
  return schemaProblem(fieldOf(coordinate, schema), `${coordinate}: ${message}`);
}

export interface RootField {
  readonly kind: OperationKind;
  readonly field: GraphQLField<unknown, unknown>;
  readonly coordinate: string;
}

/** The operations of the schema, queries first. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const roots = [
    { kind: 'query', root: schema.getQueryType() },
    { kind: 'mutation', root: schema.getMutationType() },
  ] as const;
  return roots.flatMap(({ kind, root }) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field, coordinate: `${root}.${field.name}` })),
  );
}

export function fieldOf(coordinate: string, schema: GraphQLSchema): GraphQLField<unknown, unknown> | undefined {
  const [owner = '', name = ''] = coordinate.split('.');
  const root = schema.getType(owner);
  return isObjectType(root) ? root.getFields()[name] : undefined;
}
