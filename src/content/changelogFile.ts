import { z } from 'zod';
import { changeKinds, changeTargets } from '../../site/changelog.ts';
import type { Change, ChangeKind, ChangelogEntry, Reference } from '../model/content.ts';
import { isDate } from '../model/dates.ts';
import { locales } from '../model/locale.ts';
import { listOf, type Problem } from '../model/problems.ts';
import { compareVersions } from '../model/version.ts';
import { compilePage } from './markdown/compile.ts';
import { readFolder } from './sourceFile.ts';
import { readYaml } from './yamlFile.ts';

const kinds = Object.keys(changeKinds) as ChangeKind[];

const text = z.string('every change has its text in en, fa and ru').trim().min(1, 'the text is still to be written');

const versionForm = 'a version is written as 6.2.0, in quotes if it has one dot only';

const entrySchema = z.strictObject({
  version: z.string(versionForm).regex(/^\d+(\.\d+){1,2}$/, versionForm),
  changes: z
    .array(
      z.strictObject({
        kind: z.enum(kinds, `the kinds are ${kinds.join(', ')}`),
        for: z
          .array(
            z.string().refine((id) => id in changeTargets, `the targets are ${listOf(Object.keys(changeTargets))}`),
          )
          .min(1, `it names at least one of ${listOf(Object.keys(changeTargets))}`),
        en: text,
        fa: text,
        ru: text,
      }),
    )
    .min(1, 'an entry has at least one change'),
});

/** Reads `content/changelog/<year>/<date>.yaml`, newest first. */
export function readChangelog(root: string, problems: Problem[]): ChangelogEntry[] {
  const entries = readFolder(root, 'content/changelog', '.yaml', problems)
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
      return read.value
        ? [{ file, date, ...read.value, references: readTexts(file, text, read.value.changes, problems) }]
        : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date));
  problems.push(...entries.flatMap((entry, index) => versionProblems(entry, entries[index + 1])));
  return entries;
}

/** The links of the texts. A text that is no Markdown is an error; most texts are plain words, which need no compiler. */
function readTexts(file: string, yaml: string, changes: readonly Change[], problems: Problem[]): Reference[] {
  const lines = yaml.split('\n');
  return changes
    .flatMap((change) => locales.map((locale) => ({ locale, text: change[locale] })))
    .filter(({ text }) => /[<{[]/.test(text))
    .flatMap(({ locale, text }) => {
      const line = 1 + lines.findIndex((written) => written.includes(text.slice(0, 40)));
      const found: Problem[] = [];
      const compiled = compilePage(text, file, line || 1, locale, found);
      problems.push(...found);
      return compiled?.references ?? [];
    });
}

function versionProblems({ file, version }: ChangelogEntry, before: ChangelogEntry | undefined): Problem[] {
  if (!before || compareVersions(version, before.version) > 0) return [];
  const message = `The version ${version} does not come after ${before.version} of ${before.date}.`;
  return [{ level: 'error', file, line: 1, message }];
}
