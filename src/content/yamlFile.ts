import { isMap, isNode, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../model/problems/problems.ts';
import { schemaProblems } from '../model/problems/schemaProblems.ts';

/** YAML that was read against a schema. */
export interface YamlFile<Value> {
  /** Missing if it does not fit the schema. */
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
  /** The line of a place in the data; the nearest place around it if it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads YAML against a schema. `firstLine` is the line of the file at which the YAML starts. */
export function readYaml<T extends z.ZodType>(
  text: string,
  schema: T,
  file: string,
  firstLine = 1,
): YamlFile<z.infer<T>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine - 1 + lines.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(nearestOffset(document.contents, path));
  const failed = (mistakes: readonly { readonly line: number; readonly message: string }[]) => {
    const problems = mistakes.map((mistake): Problem => ({ level: 'error', file, ...mistake }));
    return { value: undefined, problems, lineOf };
  };
  // A warning is an unknown tag: `!!js/function` would be read as plain text.
  const mistakes = [...document.errors, ...document.warnings].map((error) => ({
    line: lineAt(error.pos[0]),
    message: unreadable(error),
  }));
  // A few aliases of aliases are a billion values, and no text needs one.
  visit(document, {
    Alias: (_key, { range }) => {
      const message = 'YAML aliases (`*name`) are not read; write the value again.';
      mistakes.push({ line: lineAt(range?.[0] ?? 0), message });
    },
  });
  if (mistakes.length > 0) return failed(mistakes);
  const input: unknown = document.toJS();
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return { value: parsed.data, problems: [], lineOf };
  const refused = schemaProblems(parsed.error, input, schema);
  return failed(refused.map(({ path, message }) => ({ line: lineOf(path), message })));
}

/** The line of a place in YAML; the nearest place around it if it is missing. */
export function lineInYaml(text: string, path: readonly PropertyKey[], firstLine = 1): number {
  return readYaml(text, z.unknown(), '', firstLine).lineOf(path);
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
