import {
  type EnumValueDefinitionNode,
  GraphQLBoolean,
  GraphQLObjectType,
  GraphQLSchema,
  Kind,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import type { OperationKind } from '../../model/api/reference.ts';

/** The part of the schema that an operation uses, as SDL; `meanings` by coordinate. */
export function operationSchema(
  schema: GraphQLSchema,
  kind: OperationKind,
  name: string,
  meanings: ReadonlyMap<string, string> = new Map(),
): string {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.toConfig().fields[name];
  if (!root || !field) throw new Error(`The schema has no ${kind} ${name}.`);
  const reduced = new GraphQLObjectType({ name: root.name, fields: { [name]: field } });
  // A schema needs a query to be valid, so that of a mutation has an unused one.
  const query = new GraphQLObjectType({ name: 'Query', fields: { _: { type: GraphQLBoolean } } });
  const roots = kind === 'query' ? { query: reduced } : { query, mutation: reduced };
  const sdl = printSchema(new GraphQLSchema(roots));
  return stripIgnoredCharacters(meanings.size > 0 ? withMeanings(sdl, meanings) : sdl);
}

function withMeanings(sdl: string, meanings: ReadonlyMap<string, string>): string {
  const described = visit(parse(sdl), {
    EnumTypeDefinition: (type) => ({
      ...type,
      values: type.values?.map((node): EnumValueDefinitionNode => {
        const value = meanings.get(`${type.name.value}.${node.name.value}`);
        return value === undefined ? node : { ...node, description: { kind: Kind.STRING, value } };
      }),
    }),
  });
  return print(described);
}
