import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changeKinds, changeTargets } from '../../site/changelog.ts';
import { readChangelog } from '../../src/content/changelogFile.ts';
import { entryPath } from '../../src/model/changelog.ts';
import { isDate } from '../../src/model/dates.ts';
import { nextPatch } from '../../src/model/version.ts';
import { type Created, Refusal } from './created.ts';

/**
 * The file of a new changelog entry with the version after the last one before its date. What is to be filled in is empty: until
 * then the checks report it with its line.
 */
export function newChangelogEntry(root: string, date: string): Created {
  if (!isDate(date)) throw new Refusal(`"${date}" is not a date; it is written as 2024-11-01.`);
  const file = `content/changelog/${date.slice(0, 4)}/${date}.yaml`;
  const entries = readChangelog(root, []);
  if (existsSync(join(root, file))) throw new Refusal(`${file} exists already.`);
  const [latest] = entries;
  const before = entries.find((entry) => entry.date < date);
  const version = before ? nextPatch(before.version) : '1.0.0';
  return {
    files: new Map([[file, skeleton(version)]]),
    warnings:
      latest && latest.date > date
        ? [`The date is before the last entry, ${latest.date}; ${version} has to stay below the version that follows.`]
        : [],
    next: [
      `Write the changes into ${file}: kind, platforms or components, and the text in three languages.`,
      'Run "npm run check": it names by line what is missing or wrong.',
      `Run "npm run dev" and read /en${entryPath(date)}.`,
    ],
  };
}

function skeleton(version: string): string {
  return `version: ${version}
changes:
  # ${Object.keys(changeKinds).join(', ')}
  - kind: changed
    # ${Object.keys(changeTargets).join(', ')}
    for: []
    en: ''
    fa: ''
    ru: ''
`;
}
