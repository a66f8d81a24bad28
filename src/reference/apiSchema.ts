import { buildASTSchema, type DocumentNode, GraphQLError, type GraphQLSchema, parse, validateSchema } from 'graphql';
import { checkDates } from './scalars.ts';

/** The executable schema of `api/schema.graphql`, or every mistake in it with its line. Runs in the browser too. */
export function buildApiSchema(sdl: string): { schema: GraphQLSchema } | { errors: string[] } {
  try {
    const document: DocumentNode = parse(sdl);
    const schema = buildASTSchema(document);
    const errors = validateSchema(schema);
    if (errors.length > 0) return { errors: errors.map(located) };
    checkDates(schema);
    return { schema };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [located(error)] };
    // graphql-js joins several mistakes of a document into one plain Error.
    if (error instanceof Error) return { errors: error.message.split('\n\n') };
    throw error;
  }
}

function located(error: GraphQLError): string {
  const line = error.locations?.[0]?.line;
  return line === undefined ? error.message : `schema.graphql:${line}: ${error.message}`;
}
