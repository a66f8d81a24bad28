import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readChangelog } from '../../src/content/changelogFile.ts';
import { readConfiguration } from '../../src/content/configuration.ts';
import { changeKindIds } from '../../src/model/content/changeKinds.ts';
import { entryPath } from '../../src/model/pages/changelog.ts';
import { nextPatch } from '../../src/model/text/version.ts';
import { type Created, Refusal } from './created.ts';

/** A new changelog entry with the next version; checks report its gaps by line. */
export function newChangelogEntry(root: string, date: string): Created {
  if (!z.iso.date().safeParse(date).success) throw new Refusal(`"${date}" is not a date; write it as 2024-11-01.`);
  const file = `content/changelog/${date.slice(0, 4)}/${date}.yaml`;
  const configuration = readConfiguration();
  const entries = readChangelog(root, configuration, []);
  if (existsSync(join(root, file))) throw new Refusal(`${file} already exists.`);
  const [latest] = entries;
  const before = entries.find((entry) => entry.date < date);
  const version = before ? nextPatch(before.version) : '1.0.0';
  return {
    files: new Map([[file, skeleton(version, Object.keys(configuration.changeTargets))]]),
    warnings:
      latest && latest.date > date
        ? [`The date is before the last entry, ${latest.date}; ${version} must stay below the version that follows.`]
        : [],
    next: [
      `Write the headline and the changes into ${file}: kind, platforms or components, and the text in three languages.`,
      'Run "npm run check": it lists by line what is missing or wrong.',
      `Run "npm run dev" and read /en${entryPath(date)}.`,
    ],
  };
}

function skeleton(version: string, targets: readonly string[]): string {
  return `version: ${version}
# What the release is about, in a few words and without a final stop
headline:
  en: ''
  fa: ''
  ru: ''
changes:
  # ${changeKindIds.join(', ')}
  - kind: changed
    # What is added names its feature, an id of site/features.ts: features: [kill-switch]
    # ${targets.join(', ')}
    for: []
    en: ''
    fa: ''
    ru: ''
`;
}
