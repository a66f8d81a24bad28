// Writes site/search/knownWords/<locale>.ts: node tools/knownWords.ts [locale …]
// Words of the language that are one typing error from a word of the site, so that search does not "correct" them. They are taken from the
// Hunspell dictionaries of the packages below, which are installed into a temporary folder and are
// not dependencies of this project.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '../src/content/loadSite.ts';
import type { Site } from '../src/model/site.ts';
import { type Locale, locales } from '../src/model/text/locale.ts';
import type { Analyser } from '../src/search/analysis/analyser.ts';
import { analysers } from '../src/search/analysis/analysers.ts';
import { buildIndexes } from '../src/search/indexBuilder.ts';
import { loadBundle } from '../src/search/loadedBundle.ts';
import { allowedErrors } from '../src/search/query/nearest.ts';
import { searchRecords } from '../src/search/records.ts';
import { editDistance } from '../src/text/editDistance.ts';
import { fold } from '../src/text/fold.ts';

const dictionaries = {
  en: { name: 'dictionary-en', version: '4.0.0', licence: 'MIT and BSD' },
  fa: { name: 'dictionary-fa', version: '2.0.0', licence: 'Apache 2.0' },
  ru: { name: 'dictionary-ru', version: '3.0.0', licence: 'BSD 3-Clause' },
} as const;

const SHORTEST = 4;
const MOST_ERRORS = 2;
/** A shorter stem of a long word looks like too many others if it may have two errors: «возраж» like «возврат». */
const SHORTEST_OF_LONG = 9;
const LINE = 140;

const root = join(import.meta.dirname, '..');

/** Every term that a typing error may be corrected to. */
function vocabulary(site: Site, locale: Locale, analyser: Analyser): Set<string> {
  const bundles = [...buildIndexes(searchRecords(site, locale), analyser, '').values()];
  const indexed = bundles.flatMap(({ index, body }) => [...loadBundle(index, analyser, body).postings.keys()]);
  const { synonyms, familyWords } = analyser;
  return new Set([...indexed, ...synonyms.words.map(({ term }) => term), ...familyWords.map(({ text }) => text)]);
}

/** A word, and what is left of it without so many letters: words within so many errors share one of these. */
function remains(word: string, errors: number): Set<string> {
  const all = new Set([word]);
  for (let error = 0; error < errors; error++)
    for (const known of [...all])
      for (let at = 0; at < known.length; at++) all.add(known.slice(0, at) + known.slice(at + 1));
  return all;
}

/**
 * The stems of the dictionary, and words whose stem is too short to tell anything, each with the length of the longest word that has it: by that,
 * not by the stem, goes how many errors a typed word may have.
 */
function stemsOf(dictionary: string, analyser: Analyser): Map<string, number> {
  const stems = new Map<string, number>();
  const words = dictionary.split('\n').slice(1);
  const plain = words.flatMap((line) => /^[\p{L}\u200c]+/u.exec(line)?.[0] ?? []).map(fold);
  for (const word of plain) {
    const stem = analyser.stem(word);
    const listed = stem.length < SHORTEST ? word : stem;
    stems.set(listed, Math.max(stems.get(listed) ?? 0, word.length));
  }
  return stems;
}

function confusable(stems: ReadonlyMap<string, number>, terms: ReadonlySet<string>): string[] {
  const byRemains = new Map<string, string[]>();
  for (const term of terms) {
    if (term.length < SHORTEST || /\d/.test(term)) continue;
    for (const rest of remains(term, MOST_ERRORS)) {
      const group = byRemains.get(rest) ?? [];
      byRemains.set(rest, group);
      group.push(term);
    }
  }
  const isNear = ([stem, longest]: readonly [string, number]) => {
    const allowed = stem.length < SHORTEST_OF_LONG ? 1 : allowedErrors(longest);
    return [...remains(stem, allowed)].some((rest) =>
      byRemains.get(rest)?.some((term) => editDistance(stem, term, allowed) <= allowed),
    );
  };
  const near = [...stems].filter(isNear).map(([stem]) => stem);
  return near.filter((stem) => stem.length >= SHORTEST && !terms.has(stem));
}

function inLines(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.length + word.length >= LINE) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'known-words-'));
const packages = Object.values(dictionaries).map(({ name, version }) => `${name}@${version}`);
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages], { stdio: 'inherit' });
const { site } = loadSite(root, { drafts: false });
const asked = locales.filter((locale) => process.argv.includes(locale));
for (const locale of asked.length > 0 ? asked : locales) {
  const { name, version, licence } = dictionaries[locale];
  const analyser = analysers[locale];
  const dictionary = readFileSync(join(folder, 'node_modules', name, 'index.dic'), 'utf8');
  const stems = confusable(stemsOf(dictionary, analyser), vocabulary(site, locale, analyser));
  const words = stems.sort();
  const header = `// Written by tools/knownWords.ts from ${name} ${version} (${licence}): stems that are not typing errors of our words.`;
  const list = join(root, `site/search/knownWords/${locale}.ts`);
  writeFileSync(list, `${header}\n\nexport const knownWords = \`\n${inLines(words)}\n\`;\n`);
  console.log(`${list}: ${words.length} stems`);
}
rmSync(folder, { recursive: true });
