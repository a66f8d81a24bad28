import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import type { Problem } from '../model/problems.ts';
import { readYaml } from './yamlFile.ts';

/** One text file of the repository. */
export interface SourceFile {
  /** Path in the repository, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** All files below a folder of the repository that end in one of the extensions, in the order of their paths. */
export function readFolder(root: string, folder: string, extension: string, problems: Problem[]): SourceFile[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(extension))
    .sort()
    .flatMap((name) => {
      const path = join(root, folder, name);
      const file = relative(root, path).split(sep).join('/');
      if (/\s/.test(file)) {
        problems.push({
          level: 'error',
          file,
          message: 'The path has a space; use hyphens, since the path becomes the URL.',
        });
        return [];
      }
      const text = decodeUtf8(readFileSync(path));
      if (text === undefined) {
        problems.push({ level: 'error', file, message: 'The file is not valid UTF-8; save it as UTF-8.' });
        return [];
      }
      return [{ file, text }];
    });
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const fence = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Splits a page into its front matter, checked against a schema, and its body. */
export function parsePage<T extends z.ZodType>(
  source: SourceFile,
  schema: T,
  problems: Problem[],
): { frontMatter: z.infer<T>; body: string; bodyLine: number } | undefined {
  const match = fence.exec(source.text);
  if (!match) {
    problems.push({
      level: 'error',
      file: source.file,
      line: 1,
      message: 'There is no front matter; the file starts with "---", `title:`, `description:` and "---".',
    });
    return undefined;
  }
  const read = readYaml(match[1] ?? '', schema, source.file, 2);
  problems.push(...read.problems);
  if (read.value === undefined) return undefined;
  const bodyLine = match[0].split('\n').length;
  return { frontMatter: read.value, body: source.text.slice(match[0].length), bodyLine };
}

/** Version of an English page: a hash of the words that a translator works from (title, description, body). */
export function sourceVersion(title: string, description: string, body: string): string {
  const text = [title, description, body.replace(/\r\n/g, '\n').trim()].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
