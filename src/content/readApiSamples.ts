import type { Problem } from '../model/problems/problems.ts';
import { lostReferences, samplesFile, type World, worldSchema } from '../reference/samples/world.ts';
import { readYaml } from './yamlFile.ts';

/** The world of the examples from its YAML. Problems get file and line. */
export function readApiSamples(source: string, problems: Problem[]): World | undefined {
  const { value, lineOf } = readYaml(source, worldSchema, samplesFile, problems);
  const lost = value ? lostReferences(value) : [];
  for (const { path, message } of lost)
    problems.push({ level: 'error', file: samplesFile, line: lineOf(path), message: `${path.join('.')}: ${message}` });
  return lost.length > 0 ? undefined : value;
}
