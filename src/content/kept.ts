import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Problem } from '../model/problems/problems.ts';

interface Result {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Results by digests of what they were computed from. */
type Results = Map<string, Result>;

/** Of the build before, and those of them that this one asked for or computed itself; nothing outside a build. */
let results: { readonly before: Results; readonly now: Results } | undefined;

/**
 * Runs `read`, and keeps in a file what it computes by `kept`, so that the next build need not. Nothing of the file counts if `sources`
 * differs: a digest of all code, and of all files but the texts from which things are computed. Results that were not asked for go.
 */
export function keepingResults<Value>(file: string, sources: string, read: () => Value): Value {
  const before = readResults(file, sources);
  const now: Results = new Map();
  results = { before, now };
  let value: Value;
  try {
    value = read();
  } finally {
    results = undefined;
  }
  if (now.size !== before.size || [...now.keys()].some((key) => !before.has(key))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, serialize({ sources, results: now }));
  }
  return value;
}

/** The results in a file; none if it is missing, was cut off or is of other sources. */
function readResults(file: string, sources: string): Results {
  try {
    const kept: { readonly sources: string; readonly results: Results } = deserialize(readFileSync(file));
    return kept.sources === sources ? kept.results : new Map();
  } catch {
    return new Map();
  }
}

/** A result that depends on nothing but `inputs` and the sources of the build, and is data as they are; its problems are reported each time. */
export function kept<Value>(
  inputs: readonly unknown[],
  problems: Problem[],
  compute: (problems: Problem[]) => Value,
): Value {
  if (!results) return compute(problems);
  const key = createHash('sha256').update(serialize(inputs)).digest('base64');
  const known = results.now.get(key) ?? results.before.get(key) ?? computed(compute);
  results.now.set(key, known);
  problems.push(...known.problems);
  return known.value as Value;
}

function computed(compute: (problems: Problem[]) => unknown): Result {
  const problems: Problem[] = [];
  return { value: compute(problems), problems };
}
