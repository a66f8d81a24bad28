import {
  GraphQLBoolean,
  GraphQLObjectType,
  GraphQLSchema,
  printSchema,
  specifiedDirectives,
  stripIgnoredCharacters,
} from 'graphql';
import type { OperationKind } from '../../model/api/reference.ts';

/** The part of the schema that one operation reaches, as SDL without spaces: what the request builder of its page needs. */
export function operationSchema(schema: GraphQLSchema, kind: OperationKind, name: string): string {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.toConfig().fields[name];
  if (!root || !field) throw new Error(`The schema has no ${kind} ${name}.`);
  const reduced = new GraphQLObjectType({ name: root.name, fields: { [name]: field } });
  // A schema without queries is not valid, so one of mutations has a query that nobody asks.
  const query = new GraphQLObjectType({ name: 'Query', fields: { _: { type: GraphQLBoolean } } });
  const roots = kind === 'query' ? { query: reduced } : { query, mutation: reduced };
  return stripIgnoredCharacters(printSchema(new GraphQLSchema({ ...roots, directives: specifiedDirectives })));
}
