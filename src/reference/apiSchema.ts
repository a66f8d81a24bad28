import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { checkDates } from './scalars.ts';

/** The executable schema of valid SDL, in the browser too. For other SDL: `readApiSchema`. */
export function buildApiSchema(sdl: string): GraphQLSchema {
  const schema = buildASTSchema(parse(sdl));
  checkDates(schema);
  return schema;
}
