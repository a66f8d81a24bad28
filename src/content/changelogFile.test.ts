import { describe, expect, it } from 'vitest';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import { formatProblems, type Problem } from '../model/problems/problems.ts';
import { readChangelog } from './changelogFile.ts';
import { readConfiguration } from './configuration.ts';

const root = folderForEachTest();

const change = { kind: 'fixed', for: '[windows]', en: 'Text.', fa: 'متن.', ru: 'Текст.' };

/** An entry with one change; a key set to undefined is left out. */
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
    'is an error if its path is not a date: %s',
    (name) => {
      const path = `content/changelog/${name}.yaml`;
      expect(read({ [path]: entry() })).toEqual({
        dates: [],
        said: `error  ${path}: The path does not name a date; it is written as content/changelog/2024/2024-10-15.yaml.`,
      });
    },
  );

  it('is an error that lists platforms and components if it names an unknown platform', () => {
    expect(read({ [file]: entry({ for: '[windows, amiga]' }) }).said).toMatch(
      /^error {2}.*2024-11-01\.yaml:4: changes\.0\.for\.1 is "amiga": the targets are android, android-tv, api, /,
    );
  });

  it('is an error at the change that lacks a language', () => {
    expect(read({ [file]: entry({ fa: undefined }) }).said).toBe(
      `error  ${file}:3: changes.0.fa is missing: every change has its text in en, fa and ru.`,
    );
  });

  it('is an error at its headline if that is too long, ends in a full stop or lacks a language', () => {
    const wrong = `headline:\n  en: ${'word '.repeat(15)}\n  fa: عنوان.\n  ru: Меньше…\n`;
    expect(read({ [file]: wrong + entry().replace(headline, '') }).said.split('\n')).toEqual([
      expect.stringMatching(/yaml:2: headline\.en is "word .*": a headline has at most 70 characters\.$/),
      expect.stringMatching(/yaml:3: headline\.fa is "عنوان\.": a headline has no final stop\.$/),
      expect.stringMatching(/yaml:4: headline\.ru is "Меньше…": a headline has no final stop\.$/),
    ]);
    expect(read({ [file]: entry().replace(', ru: Меньше сбоев', '') }).said).toMatch(/headline\.ru is missing/);
  });

  it('is an error if it has no headline', () => {
    expect(read({ [file]: entry().replace(headline, '') }).said).toMatch(
      /yaml:\d+: headline is missing: a release has one in en, fa and ru\.$/,
    );
  });

  it('is an error if its version has another format', () => {
    expect(read({ [file]: entry({}, 'v6') }).said).toMatch(/yaml:1: version is "v6": a version is written as 6\.2\.0/);
    expect(read({ [file]: entry({}, '6.2') }).said).toMatch(
      /yaml:1: version is 6\.2: .* in quotes if it has one dot only\.$/,
    );
  });

  it('is an error if its version is not newer than the previous one', () => {
    expect(
      read({ [file]: entry({}, '6.2.0'), 'content/changelog/2024/2024-10-15.yaml': entry({}, "'6.2'") }).said,
    ).toBe(`error  ${file}:1: The version 6.2.0 is not newer than 6.2 of 2024-10-15.`);
  });
});
