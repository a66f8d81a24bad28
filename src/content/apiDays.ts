import { type ASTNode, isTypeDefinitionNode, Kind, parse } from 'graphql';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { partOfFile, schemaFile, textsFile } from '../model/api/files.ts';
import { locales } from '../model/text/locale.ts';
import { git } from './git.ts';

/**
 * Days of the last change of the parts of the API's files, by `partOfFile`: of operations and types in the schema, of every text in the files of
 * texts. They are those of the last commit, whatever was changed since. Empty without version control.
 */
export function readApiDays(root: string): Map<string, string> {
  return new Map([
    ...partsOf(root, schemaFile, definitions),
    ...locales.flatMap((locale) => partsOf(root, textsFile(locale), writtenRows)),
  ]);
}

/** A part of a file, from its first to its last line; lines are counted from 0. */
interface Part {
  readonly coordinate: string;
  readonly first: number;
  readonly last: number;
}

function partsOf(root: string, file: string, read: (text: string) => readonly Part[]): [string, string][] {
  const lines = blame(root, file);
  if (lines.length === 0) return [];
  return read(lines.map(({ text }) => text).join('\n')).flatMap(({ coordinate, first, last }) => {
    const day = lines
      .slice(first, last + 1)
      .map((line) => line.day)
      .sort()
      .at(-1);
    return day === undefined ? [] : [[partOfFile(file, coordinate), day] as [string, string]];
  });
}

/** The lines of a file as of the last commit, each with the day on which it got its present form. */
function blame(root: string, file: string): { readonly text: string; readonly day: string }[] {
  const output = git(root, 'blame', '--line-porcelain', 'HEAD', '--', file) ?? '';
  return [...output.matchAll(/^committer-time (\d+)$[\s\S]*?^\t(.*)$/gm)].map(([, seconds, text = '']) => ({
    text,
    day: new Date(Number(seconds) * 1000).toISOString().slice(0, 10),
  }));
}

/** The operations and the types of a schema. */
function definitions(sdl: string): Part[] {
  const parts: Part[] = [];
  const add = (coordinate: string, { loc }: ASTNode) => {
    if (loc) parts.push({ coordinate, first: loc.startToken.line - 1, last: loc.endToken.line - 1 });
  };
  for (const definition of parse(sdl).definitions) {
    if (!isTypeDefinitionNode(definition)) continue;
    const name = definition.name.value;
    const isRoot = name === 'Query' || name === 'Mutation';
    if (!isRoot || definition.kind !== Kind.OBJECT_TYPE_DEFINITION) add(name, definition);
    else for (const field of definition.fields ?? []) add(`${name}.${field.name.value}`, field);
  }
  return parts;
}

/** The texts of operations, of what is in the schema, and of groups. */
function writtenRows(yaml: string): Part[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const rows = (section: string, prefix = ''): Part[] => {
    const map = document.get(section);
    if (!isMap(map)) return [];
    return map.items.flatMap(({ key, value }) => {
      if (!isScalar(key) || !isNode(value) || !key.range || !value.range) return [];
      const lineAt = (offset: number) => lines.linePos(offset).line - 1;
      return [{ coordinate: `${prefix}${key.value}`, first: lineAt(key.range[0]), last: lineAt(value.range[1] - 1) }];
    });
  };
  return [...rows('operations'), ...rows('schema'), ...rows('groups', 'group.')];
}
