import type { InlineContent } from '../text/inlineText.ts';
import { memoizeByObject } from '../text/memoize.ts';
import type { Operation, Reference } from './reference.ts';

/** Names that may mean other things: fields, arguments, commands. */
const ambiguous = /^[a-z]+$/;
const plain: readonly string[] = ['login', 'signup'];

/** Paths of operations and types that texts name in code, by unambiguous name. */
export const namedPaths: (reference: Reference) => ReadonlyMap<string, string> = memoizeByObject(
  ({ operations, types }) =>
    new Map([
      ...types.filter(({ kind }) => kind !== 'scalar').map(({ name, path }) => [name, path] as const),
      ...operations.filter(({ name }) => isUnambiguous(name)).map(({ name, path }) => [name, path] as const),
    ]),
);

/** The guide whose tables explain the error codes. */
export const errorGuide = '/docs/api/guides/errors';

/** Shorter enum values could be any word in capitals. */
const shortestValue = 6;

/** Addresses of error codes and enum values by name, without short and ambiguous ones. */
export const namedAnchors: (reference: Reference) => ReadonlyMap<string, string> = memoizeByObject(
  ({ errors, types }) => {
    const values = types.flatMap(({ path, values }) =>
      values.filter(({ name }) => name.length >= shortestValue).map(({ name }) => [name, `${path}#${name}`] as const),
    );
    const codes = errors.map(({ code }) => [code, `${errorGuide}#${code}`] as const);
    const all = [...values, ...codes];
    const names = all.map(([name]) => name);
    return new Map(all.filter(([name]) => names.indexOf(name) === names.lastIndexOf(name)));
  },
);

function isUnambiguous(name: string): boolean {
  return !ambiguous.test(name) || plain.includes(name);
}

/** The text with names in code as links, except to `here`, its own page. */
export function linkNames(content: InlineContent, paths: ReadonlyMap<string, string>, here: string): InlineContent {
  return content.map((node) => {
    if (typeof node === 'string' || node.kind === 'link' || node.kind === 'isolated') return node;
    if (node.kind !== 'code') return { ...node, content: linkNames(node.content, paths, here) };
    const target = paths.get(node.text);
    return target === undefined || target === here ? node : { kind: 'link', target, content: [node] };
  });
}

/** Paths of the texts that name an operation in code or call it in a block of code. */
export function textsNaming(
  { name }: Operation,
  texts: readonly { readonly path: string; readonly body: string }[],
): string[] {
  const named = isUnambiguous(name) ? new RegExp(`\\b${name}\\b`) : new RegExp(`^\\s*${name}\\b[({ ]`, 'm');
  return texts.filter(({ body }) => named.test(body)).map(({ path }) => path);
}
