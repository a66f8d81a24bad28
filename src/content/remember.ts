import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../model/problems/problems.ts';

/** A result computed from inputs, and its problems. */
interface Result<Inputs, Value> {
  readonly inputs: Inputs;
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/**
 * A function that computes a value for each subject (mostly a file) only when one of its inputs has changed since the last time; the problems that
 * were found are reported every time. So the development server reads again only what was saved.
 *
 * Results belong to the module that makes the function: it has to import all code that the values depend on, so that a change of code, which
 * loads the module again, forgets them.
 */
export function remember<Inputs extends readonly unknown[], Value>(
  compute: (problems: Problem[], ...inputs: Inputs) => Value,
): (subject: string, problems: Problem[], ...inputs: Inputs) => Value {
  const results = new Map<string, Result<Inputs, Value>>();
  return (subject, problems, ...inputs) => {
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

/** A function that gives the object that it was last given, if the new one says the same: an input of `remember` that is made again each time. */
export function rememberEqual<Value>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    if (last === undefined || !isDeepStrictEqual(last, value)) last = value;
    return last;
  };
}
