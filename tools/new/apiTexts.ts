import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiSamples } from '../../src/content/readApiSamples.ts';
import { readApiTexts } from '../../src/content/readApiTexts.ts';
import { schemaFile, textsFile } from '../../src/model/api/files.ts';
import { formatProblems, type Problem } from '../../src/model/problems/problems.ts';
import { locales, localized } from '../../src/model/text/locale.ts';
import { wantedTexts } from '../../src/reference/loadReference.ts';
import { samplesFile } from '../../src/reference/samples/world.ts';
import { placeOfText } from '../../src/reference/texts.ts';
import { type Created, Refusal } from './created.ts';
import { type Row, withEmptyRows } from './emptyRows.ts';

/** Empty rows in `api/text` for all that a language does not describe, in order. */
export function newApiTexts(root: string): Created {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const problems: Problem[] = [];
  const texts = readApiTexts(
    localized((locale) => read(textsFile(locale))),
    problems,
  );
  const world = readApiSamples(read(samplesFile), problems);
  const wanted = texts && world ? wantedTexts(read(schemaFile), texts, world, problems) : [];
  if (problems.some(({ level }) => level === 'error')) throw new Refusal(formatProblems(problems));
  const rows = wanted.map(({ key, kind }): Row => ({ place: placeOfText(key), kind }));
  const missing = wanted.filter(({ written }) => !written);
  if (missing.length === 0)
    throw new Refusal(
      `Everything in ${schemaFile} has its texts. Add the operation or type there first, with @doc, @auth and @example like those around it.`,
    );
  return {
    files: new Map(),
    changed: new Map(locales.map((locale) => [textsFile(locale), withEmptyRows(read(textsFile(locale)), rows)])),
    warnings: [],
    next: [
      ...missing.map(({ key }) => `Write ${placeOfText(key).join(' > ')} in ${locales.map(textsFile).join(', ')}.`),
      `Run "npm run check": it names texts that are still empty, and fields without a sample value in ${samplesFile}.`,
    ],
  };
}
