import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../model/problems/problems.ts';

interface LastResult<Inputs, Value> {
  readonly inputs: Inputs;
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/**
 * Computes a value for a subject, the first input, only when an input changed; reports its problems
 * every time. The module imports all code that values depend on, and forgets when it is reloaded.
 */
export function memoizeWithProblems<Inputs extends readonly [subject: string, ...others: unknown[]], Value>(
  compute: (problems: Problem[], ...inputs: Inputs) => Value,
): (problems: Problem[], ...inputs: Inputs) => Value {
  const results = new Map<string, LastResult<Inputs, Value>>();
  return (problems, ...inputs) => {
    const [subject] = inputs;
    let result = results.get(subject);
    if (!result || !isSame(result.inputs, inputs)) {
      const found: Problem[] = [];
      result = { inputs, value: compute(found, ...inputs), problems: found };
      results.set(subject, result);
    }
    problems.push(...result.problems);
    return result.value;
  };
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((input, index) => Object.is(input, now[index]));

/** Returns the last object while new ones are equal, so that memoized functions see no change. */
export function reuseEqual<Value>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    if (last === undefined || !isDeepStrictEqual(last, value)) last = value;
    return last;
  };
}
