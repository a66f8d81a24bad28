import { isMap, isNode, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../model/problems/problems.ts';
import { schemaProblems } from '../model/problems/schemaProblems.ts';

/**
 * Reads YAML against a schema; there is no value if it does not fit. `lineOf` returns the line of a
 * place in the data, or of the nearest place around it if it is missing.
 * @param firstLine line of the file at which the YAML starts
 */
export function readYaml<T extends z.ZodType>(
  text: string,
  schema: T,
  file: string,
  problems: Problem[],
  firstLine = 1,
): { readonly value: z.infer<T> | undefined; readonly lineOf: (path: readonly PropertyKey[]) => number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine - 1 + lines.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(nearestOffset(document.contents, path));
  const refuse = (line: number, message: string) => problems.push({ level: 'error', file, line, message });
  // A warning is an unknown tag: `!!js/function` would be read as plain text.
  const mistakes = [...document.errors, ...document.warnings];
  for (const error of mistakes) refuse(lineAt(error.pos[0]), unreadable(error));
  let hasAliases = false;
  // A few aliases of aliases are a billion values, and no text needs one.
  visit(document, {
    Alias: (_key, { range }) => {
      hasAliases = true;
      refuse(lineAt(range?.[0] ?? 0), 'YAML aliases (`*name`) are not read; write the value again.');
    },
  });
  if (mistakes.length > 0 || hasAliases) return { value: undefined, lineOf };
  const input: unknown = document.toJS();
  const { data, error } = schema.safeParse(input ?? {});
  for (const { path, message } of error ? schemaProblems(error, input, schema) : []) refuse(lineOf(path), message);
  return { value: data, lineOf };
}

/** The line of a place in YAML; the nearest place around it if it is missing. */
export function lineInYaml(text: string, path: readonly PropertyKey[], firstLine = 1): number {
  return readYaml(text, z.unknown(), '', [], firstLine).lineOf(path);
}

/** The parser's message, and what the writer can do. */
function unreadable({ code, message }: YAMLError): string {
  const help =
    code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'UNEXPECTED_TOKEN'
      ? ' Put a text with ": " or a quote in it in quotes.'
      : code === 'TAG_RESOLVE_FAILED'
        ? ' Write the value without the tag; in quotes, if it is a text that starts with "!".'
        : '';
  return `The YAML cannot be read: ${message}.${help}`;
}

/** Offset of the deepest node on a path: a missing key points at its map. */
function nearestOffset(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    if (!isMap(node) && !isSeq(node)) break;
    const child: unknown = node.get(key, true);
    if (!isNode(child) || !child.range) break;
    node = child;
    offset = child.range[0];
  }
  return offset;
}
