import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../content/configuration.ts';
import type { Problem } from '../model/problems/problems.ts';
import { localeOf } from '../model/text/locale.ts';
import { checkCharacters } from './characters.ts';
import { checkCopiedFacts } from './copiedFacts.ts';
import { checkEnglish } from './english.ts';
import { checkGlossary } from './glossary.ts';
import { checkStatements } from './page/statements.ts';
import type { Passage } from './passage.ts';
import { checkPersianDigits } from './persian/digits.ts';
import { checkPersianEzafe } from './persian/ezafe.ts';
import { checkPersianHalfSpaces } from './persian/halfSpaces.ts';
import { checkPersianLetters } from './persian/letters.ts';
import { checkPersianPunctuation } from './persian/punctuation.ts';
import { checkPersianRegister } from './persian/register.ts';
import { checkRussianApiTexts } from './russian/apiTexts.ts';
import { checkRussianCalques } from './russian/calques.ts';
import { checkRussianPunctuation } from './russian/punctuation.ts';
import { checkRussianYo } from './russian/yo.ts';
import { pageText, passage } from './testing.ts';
import { checkUntranslated } from './untranslated.ts';

const rules: Readonly<Record<string, (passage: Passage) => readonly Problem[]>> = {
  ...{ checkCharacters, checkEnglish, checkGlossary, checkUntranslated },
  ...{ checkPersianDigits, checkPersianEzafe, checkPersianHalfSpaces, checkPersianLetters },
  ...{ checkPersianPunctuation, checkPersianRegister },
  ...{ checkRussianApiTexts, checkRussianCalques, checkRussianPunctuation, checkRussianYo },
  checkCopiedFacts: (text) => checkCopiedFacts(text, readConfiguration()),
  checkStatements: ({ locale, text }) => checkStatements(pageText(locale, text)),
};

/** Sentences below their rule, language and file, each followed by its indented findings. */
const list = join(import.meta.dirname, 'findings.txt');

it('finds in each sentence what findings.txt says', async () => {
  let heading: readonly (string | undefined)[] = [];
  const lines = readFileSync(list, 'utf8').split('\n');
  const found = lines.flatMap((line) => {
    if (line.startsWith('  ')) return [];
    if (line.startsWith('# ')) heading = line.split(' ');
    if (line === '' || line.startsWith('#')) return line;
    const [, name = '', language, file = 'page.mdx'] = heading;
    const check = rules[name];
    if (!check) throw new Error(`Unknown rule "${name}" in findings.txt.`);
    const text = line.replace(/\\u(\w{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    const problems = check({ ...passage(localeOf(language), text), file });
    return [line, ...problems.map((problem) => `  ${problem.line}, ${problem.level}: ${problem.message}`)];
  });
  await expect(found.join('\n')).toMatchFileSnapshot(list);
});
