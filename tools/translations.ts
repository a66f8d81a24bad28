// The state of the translations: node tools/translations.ts [--check] [--stamp [file[#section] …]]
// Without options it lists per language what is missing, outdated, unstamped or current, with the sections that are behind. --stamp records
// in every translation without a stamp that it was made from the English text of today; with files, in these, whatever they have; with a
// section, only there. --check exits with 1 if a translation has no stamp.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../src/content/configuration.ts';
import { readEntries } from '../src/content/entries.ts';
import { pageFrontMatter, postFrontMatter } from '../src/content/frontMatter.ts';
import { formatProblems, type Problem } from '../src/model/problems.ts';
import { readStamp, stamp } from './translations/stamp.ts';
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

/** A file to stamp: as a whole, or one of its sections. */
interface ToStamp extends Pick<Translation, 'file' | 'stamp'> {
  readonly section?: string | undefined;
}

/** The translations named on the command line, or those without a stamp. */
function toStamp(translations: readonly Translation[]): ToStamp[] {
  if (positionals.length === 0) return translations.filter(({ state }) => state === 'unstamped');
  return positionals.flatMap((named): ToStamp[] => {
    const [path = '', section] = named.split('#');
    const file = relative(root, resolve(path)).split(sep).join('/');
    const found = translations.find((translation) => translation.file === file);
    if (!found || !existsSync(join(root, file))) console.error(`${path} is not a translation of an English page.`);
    else if (section !== undefined && !Object.hasOwn(found.stamp, section))
      console.error(`${path} has no section #${section}; English has ${Object.keys(found.stamp).join(', ')}.`);
    else return [{ file, stamp: found.stamp, section }];
    return [];
  });
}

function stampFile({ file, stamp: source, section }: ToStamp): void {
  const path = join(root, file);
  const page = readFileSync(path, 'utf8');
  const wanted = section === undefined ? source : { ...readStamp(page), [section]: source[section] ?? '' };
  writeFileSync(path, stamp(page, wanted));
}

const translations = readTranslations();
if (values.stamp) {
  const chosen = toStamp(translations);
  chosen.forEach(stampFile);
  console.log(`Stamped ${chosen.length} of ${translations.length} translations.`);
  if (chosen.length < positionals.length) process.exitCode = 1;
} else {
  console.log(formatTranslations(translations));
}
if (values.check && readTranslations().some(({ state }) => state === 'unstamped')) {
  console.error('Some translations have no stamp; npm run translations -- --stamp records it.');
  process.exitCode = 1;
}
