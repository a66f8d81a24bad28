import { buildASTSchema, GraphQLError, type GraphQLSchema, parse, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Problem } from '../model/problems/problems.ts';
import { checkDates } from './scalars.ts';

/** The executable schema of a file; undefined if it has mistakes, which are added to `problems`. */
export function readApiSchema(sdl: string, file: string, problems: Problem[]): GraphQLSchema | undefined {
  const report = ({ message, locations }: GraphQLError) =>
    problems.push({ level: 'error', file, line: locations?.[0]?.line, message });
  try {
    const document = parse(sdl);
    // `buildASTSchema` would throw these mistakes as a single message without lines.
    const mistakes = validateSDL(document);
    const schema = mistakes.length === 0 ? buildASTSchema(document, { assumeValidSDL: true }) : undefined;
    const errors = schema ? validateSchema(schema) : mistakes;
    for (const error of errors) report(error);
    if (!schema || errors.length > 0) return undefined;
    checkDates(schema);
    return schema;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    report(error);
    return undefined;
  }
}
