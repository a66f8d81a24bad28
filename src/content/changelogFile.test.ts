import { describe, expect, it } from 'vitest';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import { formatProblems, type Problem } from '../model/problems/problems.ts';
import { readChangelog } from './changelogFile.ts';
import { readConfiguration } from './configuration.ts';

const root = folderForEachTest();

const change = { kind: 'fixed', for: '[windows]', en: 'Text.', fa: 'متن.', ru: 'Текст.' };

/** An entry of one change; a key that is set to nothing is left out. */
function entry(changes: Partial<Record<keyof typeof change, string | undefined>> = {}, version = '6.2.1'): string {
  const lines = Object.entries({ ...change, ...changes }).filter(([, value]) => value !== undefined);
  return `version: ${version}\nchanges:\n  - ${lines.map(([key, value]) => `${key}: ${value}`).join('\n    ')}\n${headline}`;
}

const headline = 'headline: { en: Fewer crashes, fa: خطای کمتر, ru: Меньше сбоев }\n';

/** Messages from reading such files, and the dates that were read. */
function read(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    writeIn(root, file, text);
  }
  const problems: Problem[] = [];
  const dates = readChangelog(root, readConfiguration(), problems).map(({ date }) => date);
  return { dates, said: formatProblems(problems) };
}

const file = 'content/changelog/2024/2024-11-01.yaml';

describe('a changelog entry', () => {
  it.each(['2023/2024-11-01', '2024/november', '2024/2024-11-31'])(
    'with a path that is not a date is an error: %s',
    (name) => {
      const path = `content/changelog/${name}.yaml`;
      expect(read({ [path]: entry() })).toEqual({
        dates: [],
        said: `error  ${path}: The path does not name a date; it is written as content/changelog/2024/2024-10-15.yaml.`,
      });
    },
  );

  it('for an unknown platform is an error that lists platforms and components', () => {
    expect(read({ [file]: entry({ for: '[windows, amiga]' }) }).said).toMatch(
      /^error {2}.*2024-11-01\.yaml:4: changes\.0\.for\.1 is "amiga": the targets are android, android-tv, api, /,
    );
  });

  it('without one of the languages is an error at the change that lacks it', () => {
    expect(read({ [file]: entry({ fa: undefined }) }).said).toBe(
      `error  ${file}:3: changes.0.fa is missing: every change has its text in en, fa and ru.`,
    );
  });

  it('with a headline that is too long, ends in a stop or lacks a language is an error at its line', () => {
    const wrong = `headline:\n  en: ${'word '.repeat(15)}\n  fa: عنوان.\n  ru: Меньше…\n`;
    expect(read({ [file]: wrong + entry().replace(headline, '') }).said.split('\n')).toEqual([
      expect.stringMatching(/yaml:2: headline\.en is "word .*": a headline has at most 70 characters\.$/),
      expect.stringMatching(/yaml:3: headline\.fa is "عنوان\.": a headline has no final stop\.$/),
      expect.stringMatching(/yaml:4: headline\.ru is "Меньше…": a headline has no final stop\.$/),
    ]);
    expect(read({ [file]: entry().replace(', ru: Меньше сбоев', '') }).said).toMatch(/headline\.ru is missing/);
  });

  it('without a headline is an error', () => {
    expect(read({ [file]: entry().replace(headline, '') }).said).toMatch(
      /yaml:\d+: headline is missing: a release has one in en, fa and ru\.$/,
    );
  });

  it('with a version of another form is an error', () => {
    expect(read({ [file]: entry({}, 'v6') }).said).toMatch(/yaml:1: version is "v6": a version is written as 6\.2\.0/);
    expect(read({ [file]: entry({}, '6.2') }).said).toMatch(
      /yaml:1: version is 6\.2: .* in quotes if it has one dot only\.$/,
    );
  });

  it('with a version that is not newer than the one before is an error', () => {
    expect(
      read({ [file]: entry({}, '6.2.0'), 'content/changelog/2024/2024-10-15.yaml': entry({}, "'6.2'") }).said,
    ).toBe(`error  ${file}:1: The version 6.2.0 does not come after 6.2 of 2024-10-15.`);
  });
});
