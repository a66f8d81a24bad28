import { type GraphQLField, type GraphQLSchema, isObjectType, type Kind, type NameNode } from 'graphql';
import { schemaFile } from '../model/api/files.ts';
import type { Problem } from '../model/problems/problems.ts';

/** A part of the schema with its place: a field, an argument, a type, an enum value. */
export interface Written {
  readonly astNode?: { readonly name: NameNode; readonly kind: Kind } | null | undefined;
}

/** The line of a definition; unknown for what GraphQL itself defines. */
export function lineOf(place: Written | undefined): number | undefined {
  return place?.astNode?.name.loc?.startToken.line;
}

export function schemaProblem(place: Written | undefined, message: string): Problem {
  return { level: 'error', file: schemaFile, line: lineOf(place), message };
}

/** A field of the schema by its coordinate, such as that of an operation. */
export function fieldOf(coordinate: string, schema: GraphQLSchema): GraphQLField<unknown, unknown> | undefined {
  const [owner = '', name = ''] = coordinate.split('.');
  const root = schema.getType(owner);
  return isObjectType(root) ? root.getFields()[name] : undefined;
}
