// The state of the translations: node tools/translations.ts [--check] [--stamp [file …]]
// Without options it lists per language what is missing, outdated, unstamped or current. --stamp records in every translation that
// has no version yet the English version of today; with files, in these, whatever they have. --check exits with 1 if one has none.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../src/content/configuration.ts';
import { readEntries } from '../src/content/entries.ts';
import { pageFrontMatter, postFrontMatter } from '../src/content/frontMatter.ts';
import { formatProblems, type Problem } from '../src/model/problems.ts';
import { stamp } from './translations/stamp.ts';
import { formatTranslations, type Translation, translationsOf } from './translations/status.ts';

const root = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  options: { stamp: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function readTranslations(): Translation[] {
  const problems: Problem[] = [];
  const configuration = readConfiguration();
  const entries = [
    ...readEntries(root, 'docs', pageFrontMatter, configuration, problems),
    ...readEntries(root, 'blog', postFrontMatter, configuration, problems),
    ...readEntries(root, 'pages', pageFrontMatter, configuration, problems),
  ];
  if (problems.length > 0) console.error(formatProblems(problems));
  return translationsOf(entries);
}

/** The translations named on the command line, or those without a version. */
function toStamp(translations: readonly Translation[]): Translation[] {
  if (positionals.length === 0) return translations.filter(({ state }) => state === 'unstamped');
  return positionals.flatMap((path) => {
    const file = relative(root, resolve(path)).split(sep).join('/');
    const found = translations.find((translation) => translation.file === file && translation.state !== 'missing');
    if (!found) console.error(`${path} is not a translation of an English page.`);
    return found ? [found] : [];
  });
}

const translations = readTranslations();
if (values.stamp) {
  const chosen = toStamp(translations);
  for (const { file, sourceVersion } of chosen) {
    const path = join(root, file);
    writeFileSync(path, stamp(readFileSync(path, 'utf8'), sourceVersion));
  }
  console.log(`Stamped ${chosen.length} of ${translations.length} translations.`);
  if (chosen.length < positionals.length) process.exitCode = 1;
} else {
  console.log(formatTranslations(translations));
}
if (values.check && readTranslations().some(({ state }) => state === 'unstamped')) {
  console.error('Some translations have no version; npm run translations -- --stamp records it.');
  process.exitCode = 1;
}
