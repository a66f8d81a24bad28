import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model/problems/problems.ts';
import { splitFrontMatter } from './sourceFile.ts';
import { lineInTypescript } from './typescriptData.ts';
import { lineInYaml } from './yamlFile.ts';

/** Adds the line to problems that have only a key in their file. */
export function locateProblems(root: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, key, line } = problem;
    if (!key || line !== undefined) return problem;
    const path = join(root, file);
    return existsSync(path) ? { ...problem, line: lineOfKey(file, readFileSync(path, 'utf8'), key) } : problem;
  });
}

function lineOfKey(file: string, source: string, key: readonly PropertyKey[]): number | undefined {
  if (file.endsWith('.ts')) return lineInTypescript(source, key);
  if (file.endsWith('.yaml')) return lineInYaml(source, key);
  const parts = splitFrontMatter(source);
  return parts && lineInYaml(parts.frontMatter, key, parts.firstLine);
}
