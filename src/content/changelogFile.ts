import { z } from 'zod';
import { changeKinds, changeTargets } from '../../site/changelog.ts';
import type { ChangeKind, ChangelogEntry } from '../model/content.ts';
import { listOf, type Problem } from '../model/problems.ts';
import { localizedText } from '../model/siteConfig.ts';
import { readFolder } from './sourceFile.ts';
import { readYaml } from './yamlFile.ts';

const kinds = Object.keys(changeKinds) as ChangeKind[];

const entrySchema = z.strictObject({
  version: z.string().regex(/^\d+(\.\d+){1,2}$/, 'a version is written as 6.2.0, in quotes if it has one dot only'),
  changes: z
    .array(
      z
        .strictObject({
          kind: z.enum(kinds, `the kinds are ${kinds.join(', ')}`),
          for: z
            .array(
              z.string().refine((id) => id in changeTargets, `the targets are ${listOf(Object.keys(changeTargets))}`),
            )
            .min(1),
        })
        .extend(localizedText.shape),
    )
    .min(1),
});

/** Reads `content/changelog/<year>/<date>.yaml`, newest first. */
export function readChangelog(root: string, problems: Problem[]): ChangelogEntry[] {
  return readFolder(root, 'content/changelog', '.yaml', problems)
    .flatMap(({ file, text }): ChangelogEntry[] => {
      const date = /\/(\d{4})\/(\1-\d{2}-\d{2})\.yaml$/.exec(file)?.[2];
      if (date === undefined || !isDate(date)) {
        problems.push({
          level: 'error',
          file,
          message: 'The path does not name a date; it is written as content/changelog/2024/2024-10-15.yaml.',
        });
        return [];
      }
      const read = readYaml(text, entrySchema, file);
      problems.push(...read.problems);
      return read.value ? [{ file, date, ...read.value }] : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
