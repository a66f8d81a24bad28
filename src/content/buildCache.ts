import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Problem } from '../model/problems/problems.ts';

interface CachedResult {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

type Results = Map<string, CachedResult>;

/** Results of the previous build, and those used in this one; undefined outside a build. */
let results: { readonly before: Results; readonly now: Results } | undefined;

/** Runs `read` and keeps the results of `cachedForBuild` in `file` until `sources` changes. */
export function withBuildCache<Value>(file: string, sources: string, read: () => Value): Value {
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

/** The results in a file; empty if it is missing, truncated or from other sources. */
function readResults(file: string, sources: string): Results {
  try {
    const stored: { readonly sources: string; readonly results: Results } = deserialize(readFileSync(file));
    return stored.sources === sources ? stored.results : new Map();
  } catch {
    return new Map();
  }
}

/** A result that depends only on `inputs` and the code; its problems are reported each time. */
export function cachedForBuild<Value>(
  inputs: readonly unknown[],
  problems: Problem[],
  compute: (problems: Problem[]) => Value,
): Value {
  if (!results) return compute(problems);
  const key = createHash('sha256').update(serialize(inputs)).digest('base64');
  const result = results.now.get(key) ?? results.before.get(key) ?? computed(compute);
  results.now.set(key, result);
  problems.push(...result.problems);
  return result.value as Value;
}

function computed(compute: (problems: Problem[]) => unknown): CachedResult {
  const problems: Problem[] = [];
  return { value: compute(problems), problems };
}
