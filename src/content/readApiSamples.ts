import type { GraphQLSchema } from 'graphql';
import { errorIn, type Problem } from '../model/problems/problems.ts';
import { misfits } from '../reference/samples/misfits.ts';
import { missingReferences, samplesFile, worldSchema } from '../reference/samples/world.ts';
import { readYaml } from './yamlFile.ts';

/** The world of the examples from its YAML. Problems get file and line. */
export function readApiSamples(source: string, schema: GraphQLSchema | undefined, problems: Problem[]) {
  const { value, lineOf } = readYaml(source, worldSchema, samplesFile, problems);
  const faults = value ? [...missingReferences(value), ...(schema ? misfits(value, schema) : [])] : [];
  for (const { path, message } of faults)
    problems.push(errorIn(samplesFile, lineOf(path), `${path.join('.')}: ${message}`));
  return faults.length > 0 ? undefined : value;
}
