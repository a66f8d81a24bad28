import { z } from 'zod';
import type { Configuration } from '../model/config/configuration.ts';
import { changeKindIds } from '../model/content/changeKinds.ts';
import type { Change, ChangelogEntry, LinkOrImage } from '../model/content/content.ts';
import { headlineLength } from '../model/pages/changelog.ts';
import { listOf, type Problem } from '../model/problems/problems.ts';
import { linkTargets } from '../model/text/inlineText.ts';
import { localized } from '../model/text/locale.ts';
import { memoize } from '../model/text/memoize.ts';
import { compareVersions } from '../model/text/version.ts';
import { cachedForBuild } from './buildCache.ts';
import { everyFile } from './entries.ts';
import { compileInlineText } from './markdown/inlineText.ts';
import { withNoBreakSpaces } from './markdown/noBreakSpaces.ts';
import { memoizeWithProblems } from './memoizeWithProblems.ts';
import { readFolder } from './sourceFile.ts';
import { readYaml } from './yamlFile.ts';

const text = z.string('every change has its text in en, fa and ru').trim().min(1);

const versionForm = 'a version is written as 6.2.0, in quotes if it has one dot only';

const headline = z
  .string('a headline is written in en, fa and ru')
  .trim()
  .min(1)
  .max(headlineLength, `a headline has at most ${headlineLength} characters`)
  .regex(/^$|[^.…]$/, 'a headline has no final stop');

/** Schema of a release. `targets` are the platforms and components that it may name. */
function entrySchema(targets: readonly string[]) {
  return z.strictObject({
    version: z.string(versionForm).regex(/^\d+(\.\d+){1,2}$/, versionForm),
    headline: z.strictObject({ en: headline, fa: headline, ru: headline }, 'a release has one in en, fa and ru'),
    changes: z
      .array(
        z.strictObject({
          kind: z.enum(changeKindIds, `the kinds are ${changeKindIds.join(', ')}`),
          features: z.array(z.string()).min(1, 'it names at least one feature of site/features.ts').optional(),
          for: z
            .array(z.string().refine((id) => targets.includes(id), `the targets are ${listOf(targets)}`))
            .min(1, `it names at least one of ${listOf(targets)}`),
          en: text,
          fa: text,
          ru: text,
        }),
      )
      .min(1, 'an entry has at least one change'),
  });
}

/** The date of a release, as its file is named. */
const entryDate = z.iso.date();

/** Reads `content/changelog/<year>/<date>.yaml`, newest first. */
export function readChangelog(
  root: string,
  { changeTargets }: Pick<Configuration, 'changeTargets'>,
  problems: Problem[],
  inFull = everyFile,
): ChangelogEntry[] {
  const targets = Object.keys(changeTargets).join(' ');
  const entries = readFolder(root, 'content/changelog', '.yaml', problems)
    .flatMap(({ file, text }) => (inFull(file) ? readEntry(problems, file, text, targets) : dated(file, text)) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date));
  problems.push(...entries.flatMap((entry, index) => versionProblems(entry, entries[index + 1])));
  return entries;
}

/** A release with nothing but its day and version. */
function dated(file: string, text: string): ChangelogEntry {
  const version = /^version: ['"]?([\d.]+)/m.exec(text)?.[1] ?? '';
  return {
    file,
    date: file.slice(-'2024-10-15.yaml'.length, -'.yaml'.length),
    version,
    headline: localized(() => ''),
    changes: [],
    references: [],
  };
}

const schemaFor = memoize((targets: string) => entrySchema(targets.split(' ')));

/** Reads one release. `targets` is one string of ids, so that equal ones are recognized. */
const readEntry = memoizeWithProblems((problems, ...inputs: readonly [file: string, text: string, targets: string]) =>
  cachedForBuild(['release', ...inputs], problems, (found) => compileEntry(found, ...inputs)),
);

function compileEntry(problems: Problem[], file: string, text: string, targets: string): ChangelogEntry | undefined {
  const { data: date } = entryDate.safeParse(/\/(\d{4})\/(\1-\d{2}-\d{2})\.yaml$/.exec(file)?.[2]);
  if (date === undefined) {
    const message = 'The path does not name a date; it is written as content/changelog/2024/2024-10-15.yaml.';
    problems.push({ level: 'error', file, message });
    return undefined;
  }
  const { value, lineOf } = readYaml(text, schemaFor(targets), file, problems);
  if (!value) return undefined;
  return { file, date, ...readChanges(value, file, lineOf, problems) };
}

type LineOf = (path: readonly PropertyKey[]) => number;

type WrittenEntry = z.infer<ReturnType<typeof entrySchema>>;

/** The changes with their texts and the links in them. */
function readChanges(
  { version, headline, changes }: WrittenEntry,
  file: string,
  lineOf: LineOf,
  problems: Problem[],
): Pick<ChangelogEntry, 'version' | 'headline' | 'changes' | 'references'> {
  const references: LinkOrImage[] = [];
  const read = changes.map(({ kind, features, for: targets, ...texts }, index): Change => {
    const text = localized((locale) => {
      const line = lineOf(['changes', index, locale]);
      const compiled = compileInlineText({ text: texts[locale], file, line, locale }, problems);
      const links = linkTargets(compiled.content);
      references.push(...links.map(({ target, text }) => ({ kind: 'link' as const, url: target, text, line })));
      return compiled;
    });
    return { kind, features, for: targets, text };
  });
  const typeset = localized((locale) => withNoBreakSpaces(headline[locale], locale));
  return { version, headline: typeset, changes: read, references };
}

function versionProblems({ file, version }: ChangelogEntry, before: ChangelogEntry | undefined): Problem[] {
  if (!before || compareVersions(version, before.version) > 0) return [];
  const message = `The version ${version} is not newer than ${before.version} of ${before.date}.`;
  return [{ level: 'error', file, line: 1, message }];
}
