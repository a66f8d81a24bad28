import { beforeEach, describe, expect, it } from 'vitest';
import { readChangelog } from '../../src/content/changelogFile.ts';
import { readConfiguration } from '../../src/content/configuration.ts';
import { readDocs, readPosts, readStandalonePages } from '../../src/content/entries.ts';
import { formatProblems, type Problem } from '../../src/model/problems/problems.ts';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import { newChangelogEntry } from './changelogEntry.ts';
import { apply } from './created.ts';
import { newDoc, newPost, newStandalonePage } from './page.ts';

const configuration = readConfiguration();

const root = folderForEachTest();
beforeEach(() => {
  write(
    'content/changelog/2024/2024-10-15.yaml',
    'version: 6.2.0\nchanges:\n  - { kind: fixed, for: [ios], en: Text., fa: متن., ru: Текст. }\nheadline: { en: Words, fa: عنوان, ru: Слова }\n',
  );
});

const write = (file: string, text: string) => writeIn(root, file, text);

describe('a new changelog entry', () => {
  const file = 'content/changelog/2024/2024-11-01.yaml';

  it('has the version after the last', () => {
    expect(newChangelogEntry(root, '2024-11-01').files.get(file)).toMatch(/^version: 6\.2\.1\n/);
  });

  it('has the version after the release before its date, not after the latest', () => {
    write('content/changelog/2024/2024-12-01.yaml', 'version: 7.0.0\nchanges: []\nheadline: { en: a, fa: a, ru: a }\n');
    expect(newChangelogEntry(root, '2024-11-01').files.get(file)).toMatch(/^version: 6\.2\.1\n/);
  });

  it('is not accepted before it is filled in: each gap is an error with its line', () => {
    apply(root, newChangelogEntry(root, '2024-11-01'));
    const problems: Problem[] = [];
    readChangelog(root, configuration, problems);
    expect(
      formatProblems(problems)
        .split('\n')
        .map((line) => line.replace(/it names .*/, '…')),
    ).toEqual([
      ...['en', 'fa', 'ru'].map((locale, index) => {
        return `error  ${file}:${index + 4}: headline.${locale} is empty; write it.`;
      }),
      `error  ${file}:12: changes.0.for is []: …`,
      `error  ${file}:13: changes.0.en is empty; write it.`,
      `error  ${file}:14: changes.0.fa is empty; write it.`,
      `error  ${file}:15: changes.0.ru is empty; write it.`,
    ]);
  });

  it('is correct once it is filled in', () => {
    const text = newChangelogEntry(root, '2024-11-01').files.get(file) ?? '';
    write(
      file,
      text
        .replace('[]', '[ios]')
        .replaceAll(/(?<=^ {2}..: )''/gm, 'Words')
        .replaceAll("''", 'Text.'),
    );
    const problems: Problem[] = [];
    expect(readChangelog(root, configuration, problems).map(({ version }) => version)).toEqual(['6.2.1', '6.2.0']);
    expect(problems).toEqual([]);
  });

  it.each(['2024-02-30', '2024-11', '2024', '1.11.2024', 'tomorrow'])('is refused for an invalid date: %s', (date) => {
    expect(() => newChangelogEntry(root, date)).toThrow(`"${date}" is not a date; write it as 2024-11-01.`);
  });

  it('is refused for a date that already has an entry, filled in or not', () => {
    apply(root, newChangelogEntry(root, '2024-11-01'));
    expect(() => newChangelogEntry(root, '2024-11-01')).toThrow(`${file} already exists.`);
    expect(() => newChangelogEntry(root, '2024-10-15')).toThrow(
      'content/changelog/2024/2024-10-15.yaml already exists.',
    );
  });

  it('comes with a warning for a date before the last entry', () => {
    expect(newChangelogEntry(root, '2024-10-01').warnings).toEqual([
      'The date is before the last entry, 2024-10-15; 1.0.0 must stay below the version that follows.',
    ]);
    expect(newChangelogEntry(root, '2024-11-01').warnings).toEqual([]);
  });
});

describe('a new blog post', () => {
  it('has its three files, with the facts in the English one only', () => {
    const { files } = newPost(root, 'moving-to-aws', '2024-11-01');
    expect([...files.keys()]).toEqual(['en', 'fa', 'ru'].map((locale) => `content/${locale}/blog/moving-to-aws.mdx`));
    expect(files.get('content/en/blog/moving-to-aws.mdx')).toContain('date: 2024-11-01\nauthors: []\ntags: []');
    expect(files.get('content/ru/blog/moving-to-aws.mdx')).not.toContain('date');
  });

  it('is not accepted before titles and authors are filled in', () => {
    apply(root, newPost(root, 'moving-to-aws', '2024-11-01'));
    const problems: Problem[] = [];
    readPosts(root, configuration, new Map(), problems);
    const said = formatProblems(problems);
    expect(said).toContain('content/en/blog/moving-to-aws.mdx:2: title is empty; write it.');
    expect(said).toContain('content/en/blog/moving-to-aws.mdx:5: authors is []: a post names at least one author');
    expect(said).toContain('content/fa/blog/moving-to-aws.mdx:3: description is empty; write it.');
  });

  it('is refused for an invalid name or an existing one', () => {
    expect(() => newPost(root, 'Moving to AWS', '2024-11-01')).toThrow('is not a name for a post');
    apply(root, newPost(root, 'moving-to-aws', '2024-11-01'));
    expect(() => newPost(root, 'moving-to-aws', '2024-11-01')).toThrow('already exists');
  });
});

describe('a new page of the documentation', () => {
  it('has its three files with the last section that every page has', () => {
    const { files, next } = newDoc(root, 'troubleshoot/dns-leak');
    expect(files.get('content/ru/docs/troubleshoot/dns-leak.mdx')).toBe(
      "---\ntitle: ''\ndescription: ''\n---\n\n## Что дальше {#next}\n",
    );
    expect(next).toContain('Add "troubleshoot/dns-leak" to a sidebar in site/sidebars.ts.');
    expect(next.join(' ')).toContain('site/troublePath.ts');
    expect(newDoc(root, 'services/dns').next.join(' ')).not.toContain('site/troublePath.ts');
  });

  it('is correct once title and description are written', () => {
    for (const [file, text] of newDoc(root, 'troubleshoot/dns-leak').files) write(file, text.replaceAll("''", 'Text'));
    const problems: Problem[] = [];
    expect(readDocs(root, configuration, new Map(), problems)).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('is refused for a path outside the docs or an existing one', () => {
    expect(() => newDoc(root, '../troubleshoot')).toThrow('is not the path of a page');
    write('content/en/docs/services/index.mdx', '');
    expect(() => newDoc(root, 'services')).toThrow('already exists');
  });
});

describe('a new page outside the documentation', () => {
  it('is correct once title and description are written, and is to be linked', () => {
    const { files, next } = newStandalonePage(root, 'press');
    for (const [file, text] of files) write(file, text.replaceAll("''", 'Text'));
    const problems: Problem[] = [];
    expect(readStandalonePages(root, configuration, new Map(), problems).map(({ id }) => id)).toEqual(['press']);
    expect(problems).toEqual([]);
    expect(next.join(' ')).toContain('Link to /press from another page');
  });

  it('is refused for an invalid name or an existing one', () => {
    expect(() => newStandalonePage(root, 'about/us')).toThrow('is not a name for a page');
    apply(root, newStandalonePage(root, 'press'));
    expect(() => newStandalonePage(root, 'press')).toThrow('already exists');
  });
});
