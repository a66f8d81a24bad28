import { z } from 'zod';
import { didYouMean } from '../text/didYouMean.ts';
import { listOf } from './problems.ts';

interface SchemaProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Keys that writers know from elsewhere, with what to do instead. */
export const refusedKeys = z.registry<Readonly<Record<string, string>>>();

/** Sentences about the issues of a Zod schema: key, value found, value expected. */
export function schemaProblems(error: z.ZodError, input: unknown, schema?: z.ZodType): SchemaProblem[] {
  return error.issues.flatMap(meant).flatMap((issue) => {
    const { path } = issue;
    if (issue.code === 'invalid_key')
      return [
        { path, message: `The key "${String(path.at(-1))}" is wrong: ${issue.issues.map(expectation).join('; ')}.` },
      ];
    const key = path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path, message: sentence(issue, key, valueAt(input, path)) }];
    const known = schema ? keysAt(schema, path) : [];
    const reasons = (path.length === 0 && schema && refusedKeys.get(schema)) || {};
    return issue.keys.map((unknown) => ({
      path: [...path, unknown],
      message: Object.hasOwn(reasons, unknown)
        ? `"${unknown}" is not used here: ${reasons[unknown]}.`
        : unknownKey(unknown, key, known),
    }));
  });
}

/** For a union, the issues of the only alternative with the right form, else its own. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isAnother = ({ path, code }: z.core.$ZodIssue) =>
    (path.length === 0 && code === 'invalid_type') || (path.length === 1 && path[0] === 'type');
  const [only, ...others] = issue.errors.filter((issues) => !issues.some(isAnother));
  if (!only || others.length > 0) return [issue];
  return only.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(meant);
}

function sentence(issue: z.core.$ZodIssue, key: string, found: unknown): string {
  const what = key || 'This';
  if (issue.code === 'too_small' && typeof found === 'string' && found.trim() === '')
    return `${what} is empty; write it.`;
  const expected = expectation(issue);
  const end = /[.?]$/.test(expected) ? '' : '.';
  return found === undefined ? `${what} is missing: ${expected}${end}` : `${what} is ${show(found)}: ${expected}${end}`;
}

function unknownKey(unknown: string, key: string, known: readonly string[]): string {
  const where = key ? ` in ${key}` : '';
  const others = known.length > 0 ? `; the keys are ${listOf(known)}` : '';
  return `Unknown key "${unknown}"${where}${others}.${didYouMean(unknown, known)}`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

/** The schema's own sentence if it has one, else Zod's in plain words. */
function expectation(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too)/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return `it should be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `it should be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small' && issue.minimum === 1) return 'it must not be empty';
  return issue.message.toLowerCase();
}

/** The keys that an object of the schema may have, by the path to it. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const inner = unwrapped(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(inner.shape);
    const child: z.core.$ZodType | undefined = inner.shape[String(key)];
    return child ? keysAt(child, rest) : [];
  }
  if (key === undefined) return [];
  if (inner instanceof z.ZodArray) return keysAt(inner.element, rest);
  return inner instanceof z.ZodRecord ? keysAt(inner.valueType, rest) : [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
