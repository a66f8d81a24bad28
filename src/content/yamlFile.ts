import { isMap, isSeq, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../model/problems.ts';
import { schemaProblems } from '../model/schemaProblems.ts';

/** Reads YAML against a schema. Problems carry the line of the key that they are about. */
export function readYaml<T extends z.ZodType>(
  text: string,
  schema: T,
  file: string,
  firstLine = 1,
): { value: z.infer<T> | undefined; problems: Problem[] } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error): Problem => {
      const line = firstLine - 1 + (error.linePos?.[0].line ?? 1);
      return { level: 'error', file, line, message: unreadable(error) };
    });
    return { value: undefined, problems };
  }
  const input: unknown = document.toJS();
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return { value: parsed.data, problems: [] };
  const lineOf = (path: readonly PropertyKey[]) => {
    const offset = nearestOffset(document.contents, path);
    return firstLine - 1 + (offset === undefined ? 1 : counter.linePos(offset).line);
  };
  const problems = schemaProblems(parsed.error, input, schema).map(
    ({ path, message }): Problem => ({ level: 'error', file, line: lineOf(path), message }),
  );
  return { value: undefined, problems };
}

/** The parser's message without its place, which counts from the start of the YAML, and what the writer can do. */
function unreadable({ code, message }: YAMLError): string {
  const said = message.replace(/ at line \d+, column \d+:[\s\S]*$/, '');
  const help =
    code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'UNEXPECTED_TOKEN'
      ? ' A text with ": " or a quote in it stands in quotes.'
      : '';
  return `The YAML cannot be read: ${said}.${help}`;
}

/** Offset of the deepest node on the path, so that a missing key points at the map that lacks it. */
function nearestOffset(root: Node | null, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = root;
  let offset = root?.range?.[0];
  for (const key of path) {
    if (!isMap(node) && !isSeq(node)) break;
    node = node.get(key, true);
    const range = (node as Node | undefined)?.range;
    if (!range) break;
    offset = range[0];
  }
  return offset;
}
