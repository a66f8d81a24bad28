// Translations: node tools/translations.ts [--check] [--stamp [file[#section] …]]. Without options
// it shows what is translated and what changed in English. --stamp records that unstamped
// translations, or the named ones, are current; --check fails if one has no stamp.

import { writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems, type Problem } from '../src/model/problems/problems.ts';
import { type Locale, locales } from '../src/model/text/locale.ts';
import { chosenPages } from './translations/chosen.ts';
import { earlierPages } from './translations/history.ts';
import { translatedPages } from './translations/pages.ts';
import { formatChanges, formatStatus } from './translations/status.ts';

const root = join(import.meta.dirname, '..');
const translated = locales.filter((locale) => locale !== 'en');

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, stamp: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const problems: Problem[] = [];
const pagesIn = (locale: Locale) => translatedPages(root, locale, problems);
const inRoot = (path: string) => relative(root, resolve(path)).split(sep).join('/');

if (values.stamp) stampFiles();
else if (values.check) check();
else show();

if (problems.length > 0) console.error(formatProblems(problems));
if (problems.some(({ level }) => level === 'error')) process.exitCode = 1;

/** A request that cannot be carried out. */
function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function writeText(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

function show(): void {
  const pages = new Map(translated.map((locale) => [locale, pagesIn(locale)]));
  console.log(formatStatus(pages));
  for (const [locale, own] of pages) {
    const changes = own.flatMap((page) => formatChanges(page, (english) => earlierPages(root, english)));
    if (changes.length > 0)
      console.log(`\n${locale}: changed in English since, with [-what went-] and {+what came+}\n${changes.join('\n')}`);
  }
}

function stampFiles(): void {
  const pages = translated.flatMap(pagesIn).filter(({ state }) => state !== 'missing');
  const english = positionals.map(inRoot).filter((named) => /^(?:content\/en\/|api\/text\/en\.)/.test(named));
  const named = positionals.map(inRoot).filter((one) => !english.includes(one));
  const chosen = chosenPages(pages, positionals.length > 0 ? named : undefined);
  for (const problem of chosen.problems) fail(problem);
  for (const [page, sections] of chosen.pages) writeText(page.target, page.stamped(sections));
  console.log(`Stamped ${chosen.pages.size} of ${pages.length} translations.`);
  for (const path of english) console.log(`Skipped ${path}: English has no stamp.`);
}

function check(): void {
  for (const { target, state } of translated.flatMap(pagesIn))
    if (state === 'unstamped') fail(`${target} has no stamp; npm run translations -- --stamp records it.`);
}
