// Translations: node tools/translations.ts [--check] [--stamp [file[#section] …]] [--write language [--open] [file or folder …]] [--read file.xlf] [--spaces [file …]]
// Without options it shows how much of every section is translated, and what has changed in English since. --write writes the texts of a
// language into translations/<language>.xlf for a translation tool, with --open only those that need work; --read puts them back. --stamp
// records in every translation without a stamp that it was made from the English text of today; with files, in these, whatever they have; with a
// section, only there. --spaces puts no-break spaces into Russian pages where the check asks for them. --check exits with 1 if a translation has no stamp.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale, locales } from '../src/model/locale.ts';
import { formatProblems, type Problem } from '../src/model/problems.ts';
import { loadModules } from './loadModules.ts';
import { allTexts, filesBelow } from './translations/allTexts.ts';
import { applyXliff } from './translations/apply.ts';
import { earlierPages } from './translations/history.ts';
import { labelsOf } from './translations/labels.ts';
import { readXliff } from './translations/readXliff.ts';
import { withSpaces } from './translations/spaces.ts';
import { formatChanges, formatStatus, statusOf } from './translations/status.ts';
import { termsIn } from './translations/terms.ts';
import type { TextFile } from './translations/text.ts';
import { writeXliff } from './translations/xliff.ts';

const root = join(import.meta.dirname, '..');
const translated = locales.filter((locale) => locale !== 'en');

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    stamp: { type: 'boolean', default: false },
    write: { type: 'string' },
    open: { type: 'boolean', default: false },
    read: { type: 'string' },
    spaces: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const problems: Problem[] = [];
const textsIn = (locale: Locale) => allTexts(filesBelow(root, problems), locale);
const inRoot = (path: string) => relative(root, resolve(path)).split(sep).join('/');

if (values.write !== undefined) await write(values.write);
else if (values.read !== undefined) await read(values.read);
else if (values.stamp) stampFiles();
else if (values.spaces) putSpaces();
else if (values.check) check();
else show();

if (problems.length > 0) console.error(formatProblems(problems));
if (problems.some(({ level }) => level === 'error')) process.exitCode = 1;

/** Something that was asked for and cannot be done. */
function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** A language to translate into, or a message that says which there are. */
function targetLocale(name: string): Locale | undefined {
  // Tools may name a country, too: `fa-IR`.
  const [language = ''] = name.split('-');
  if (isLocale(language) && language !== 'en') return language;
  fail(`"${name}" is not a language to translate into; there are ${translated.join(', ')}.`);
  return undefined;
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function show(): void {
  const files = new Map(translated.map((locale) => [locale, textsIn(locale)]));
  console.log(formatStatus(new Map([...files].map(([locale, own]) => [locale, statusOf(own)]))));
  for (const [locale, own] of files) {
    const changes = own.flatMap((file) => formatChanges(file, (english) => earlierPages(root, english)));
    if (changes.length > 0)
      console.log(`\n${locale}: changed in English since, with [-what went-] and {+what came+}\n${changes.join('\n')}`);
  }
}

async function write(language: string): Promise<void> {
  const locale = targetLocale(language);
  if (!locale) return;
  const wanted = positionals.map(inRoot);
  const chosen = textsIn(locale)
    .filter(
      ({ file, target }) =>
        wanted.length === 0 || wanted.some((path) => [file, target].some((name) => `${name}/`.startsWith(`${path}/`))),
    )
    .map(
      (file): TextFile =>
        values.open ? { ...file, units: file.units.filter(({ state }) => state !== 'final') } : file,
    );
  const count = chosen.reduce((sum, { units }) => sum + units.length, 0);
  if (count === 0) {
    fail('There is no text to translate there.');
    return;
  }
  const name = `translations/${locale}.xlf`;
  const termsOf = termsIn(readFileSync(join(root, 'docs/glossary.md'), 'utf8'), locale);
  writeText(name, writeXliff(chosen, locale, { termsOf, labelOf: labelsOf(await configuration(), locale) }));
  console.log(`Texts written to ${name}: ${count}`);
}

/** Loaded only for labels: a mistake in `site/` does not keep translations from being read. */
async function configuration() {
  const { readConfiguration } = await loadModules(root, () => import('../src/content/configuration.ts'));
  return readConfiguration();
}

async function read(path: string): Promise<void> {
  const file = inRoot(path);
  if (!existsSync(path)) {
    fail(`There is no file ${path}.`);
    return;
  }
  const returned = await readXliff(file, readFileSync(resolve(path), 'utf8'), problems);
  if (!returned) return;
  const locale = targetLocale(returned.locale);
  if (!locale) return;
  const { written, translated: count, unchanged } = applyXliff(file, returned, textsIn(locale), problems);
  for (const { file: name, text } of written) writeText(name, text);
  console.log(
    `Texts put into their places: ${count}, in files: ${written.length}; unchanged: ${unchanged}; refused: ${problems.length}`,
  );
  if (count > 0) console.log('Now run npm run check and npm run lint.');
}

function stampFiles(): void {
  const files = translated.flatMap(textsIn).filter(({ stamp }) => stamp !== undefined && stamp.state !== 'missing');
  const chosen = new Map<TextFile, string[] | undefined>();
  if (positionals.length === 0)
    for (const file of files) if (file.stamp?.state === 'unstamped') chosen.set(file, undefined);
  for (const named of positionals) {
    const [path = '', section] = named.split('#');
    const file = files.find(({ target }) => target === inRoot(path));
    const sections = file?.stamp?.sections ?? [];
    if (!file) fail(`${path} is not a translation of an English page.`);
    else if (section === undefined) chosen.set(file, undefined);
    else if (sections.includes(section)) chosen.set(file, [...(chosen.get(file) ?? []), section]);
    else fail(`${path} has no section #${section}; English has ${sections.filter(Boolean).join(', ')}.`);
  }
  for (const [{ target, stamp }, sections] of chosen) if (stamp) writeText(target, stamp.stamped(sections));
  console.log(`Stamped ${chosen.size} of ${files.length} translations.`);
}

function putSpaces(): void {
  const wanted = positionals.map(inRoot);
  const files = filesBelow(root, problems).list('content/ru', '.mdx');
  for (const path of wanted) if (!files.some(({ file }) => file === path)) fail(`${path} is not a Russian page.`);
  const written = files.filter(({ file, text }) => {
    const joined = withSpaces(text);
    if (joined === text || (wanted.length > 0 && !wanted.includes(file))) return false;
    writeText(file, joined);
    return true;
  });
  console.log(`Pages with new no-break spaces: ${written.map(({ file }) => file).join(', ') || 'none'}`);
}

function check(): void {
  const unstamped = translated.flatMap(textsIn).filter(({ stamp }) => stamp?.state === 'unstamped');
  for (const { target } of unstamped) fail(`${target} has no stamp; npm run translations -- --stamp records it.`);
}
