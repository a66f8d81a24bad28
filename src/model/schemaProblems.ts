import type { z } from 'zod';
import { navbarItemTypes } from './siteConfig.ts';

/** The sentences for what a Zod schema refused: key, what was expected, what was found. */
export function schemaProblems(error: z.ZodError, input: unknown): { key: string; message: string }[] {
  return error.issues.map((issue) => {
    const key = issue.path.map(String).join('.') || '(the whole)';
    return { key, message: sentence(issue, key, valueAt(input, issue.path)) };
  });
}

function sentence(issue: z.core.$ZodIssue, key: string, found: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    return `${key} has ${issue.keys.map((k) => `"${k}"`).join(', ')}, which is not a known key here.`;
  }
  if (issue.code === 'invalid_union' && /^navbar\.items\.\d+(\.items\.\d+)?\.type$/.test(key)) {
    return `${key}: unknown navbar item type ${show(found)}; the types are ${navbarItemTypes.join(', ')}.`;
  }
  if (found === undefined) return `${key} is missing: ${issue.message}.`;
  return `${key} is ${show(found)}: ${issue.message}.`;
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
