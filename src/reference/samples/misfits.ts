import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { z } from 'zod';
import { didYouMean } from '../../model/text/didYouMean.ts';
import { fieldOf } from '../problems.ts';
import { fits, pageOf } from './resolver.ts';
import { resolved, shownAs, type World, type WorldFault, worldSchema } from './world.ts';

const tables: Readonly<Record<string, z.ZodType>> = worldSchema.shape;

/** Unknown fields and invalid values of the records and answers. */
export function misfits(world: World, schema: GraphQLSchema): WorldFault[] {
  /** Types missing from the schema are not checked. */
  const judge = (place: string[], values: object, type?: GraphQLNamedType, read: readonly string[] = []) => {
    const fields = isObjectType(type) ? type.getFields() : undefined;
    return Object.entries(fields ? values : {}).flatMap(([name, value]: [string, unknown]) => {
      if (!fields || read.includes(name)) return [];
      const messages: string[] = [];
      const leaf = getNamedType(fields[name]?.type);
      if (!leaf) messages.push(`${type} has no such field.${didYouMean(name, [...read, ...Object.keys(fields)])}`);
      for (const item of [resolved(value, world, (message) => messages.push(`${message}.`))].flat())
        if (isLeafType(leaf) && item !== null && !fits(item, leaf))
          messages.push(`${JSON.stringify(item)} is not a ${leaf}.`);
      return messages.map((message) => ({ path: [...place, name], message }));
    });
  };
  const ofTables = Object.entries(world).flatMap(([table, records]) => {
    const { type = '', read } = (tables[table] && shownAs.get(tables[table])) ?? {};
    return Object.entries(records).flatMap(([key, record]) => judge([table, key], record, schema.getType(type), read));
  });
  const ofObjects = Object.entries(world.objects).flatMap(([type, values]) =>
    judge(['objects', type], values, schema.getType(type)),
  );
  const ofAnswers = Object.entries(world.answers).flatMap(([coordinate, { values = {} }]) => {
    const type = getNamedType(fieldOf(coordinate, schema)?.type);
    return judge(['answers', coordinate, 'values'], values, (isObjectType(type) && pageOf(type)) || type);
  });
  return [...ofTables, ...ofObjects, ...ofAnswers];
}
