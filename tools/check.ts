// Checks configuration and content: node tools/check.ts. Everything that can be known without a browser; exits with 1 if there is an error.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPages } from '../src/check/checkPages.ts';
import { checkPassage } from '../src/check/checkPassage.ts';
import { checkInterfaceStrings } from '../src/check/interfaceStrings.ts';
import { siteTexts } from '../src/check/siteTexts.ts';
import { yamlTexts } from '../src/check/yamlTexts.ts';
import { loadSite } from '../src/content/loadSite.ts';
import { readFolder } from '../src/content/sourceFile.ts';
import { isLocale } from '../src/model/locale.ts';
import { formatProblems, type Problem, ProblemsError } from '../src/model/problems.ts';
import type { Site } from '../src/model/site.ts';

const root = join(import.meta.dirname, '..');

function contentProblems(site: Site): Problem[] {
  const problems: Problem[] = [];
  const entries = [...site.docs.values(), ...site.posts, ...site.pages];
  const configuration = readFolder(root, 'site', '.ts', problems).flatMap(({ file, text }) => siteTexts(file, text));
  const changelog = readFolder(root, 'content/changelog', '.yaml', problems).flatMap(({ file, text }) =>
    yamlTexts(file, text),
  );
  const reference = readFolder(root, 'api/text', '.yaml', problems).flatMap(({ file, text }) => {
    const name = /(\w+)\.yaml$/.exec(file)?.[1] ?? '';
    return yamlTexts(file, text, isLocale(name) ? name : undefined);
  });
  return [
    ...problems,
    ...checkPages(entries, (file) => readFileSync(join(root, file), 'utf8')),
    ...checkInterfaceStrings(site.strings),
    ...[...configuration, ...changelog, ...reference].flatMap(checkPassage),
  ];
}

function allProblems(): readonly Problem[] {
  try {
    // With drafts, so that what is wrong in one is known before it is published, and an error does not stop the other checks.
    const { site, problems } = loadSite(root, { drafts: true });
    return [...problems, ...contentProblems(site)];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    console.log('The configuration has errors; without it the content cannot be checked.');
    return error.problems;
  }
}

const problems = allProblems();
const errors = problems.filter(({ level }) => level === 'error').length;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
if (problems.length > 0) console.log(formatProblems(problems));
console.log(`Content checks: ${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`);
process.exitCode = errors > 0 ? 1 : 0;
