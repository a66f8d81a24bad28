import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type VersionPages, versionPagesFile, versionPagesSchema } from '../model/docsVersions.ts';
import type { Problem } from '../model/problems.ts';
import { schemaProblems } from '../model/schemaProblems.ts';

/** Reads `site/versions`: the pages of the other versions of the docs, by the names of the versions. Everything that is wrong is added to `problems`. */
export function readVersionPages(root: string, problems: Problem[]): ReadonlyMap<string, VersionPages> {
  const folder = join(root, 'site', 'versions');
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    names.sort().flatMap((file) => {
      const name = file.slice(0, -'.json'.length);
      const pages = readList(versionPagesFile(name), readFileSync(join(folder, file), 'utf8'), problems);
      return pages ? [[name, pages] as const] : [];
    }),
  );
}

function readList(file: string, text: string, problems: Problem[]): VersionPages | undefined {
  const again = 'Write the file again with "npm run new -- version <folder>".';
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    problems.push({ level: 'error', file, message: `It is not JSON. ${again}` });
    return undefined;
  }
  const { data, error } = versionPagesSchema.safeParse(input);
  if (error)
    problems.push(
      ...schemaProblems(error, input, versionPagesSchema).map(({ message }): Problem => {
        return { level: 'error', file, message: `${message} ${again}` };
      }),
    );
  return data;
}
