import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { formatProblems, type Problem } from '../../model/problems/problems.ts';
import { schemaReleases, type VersionFile } from './releases.ts';

const sdl = (date: string, fields: string) =>
  `directive @published(date: String!) on SCHEMA schema @published(date: "${date}") { query: Query } type Query { ${fields} }`;
const current = buildSchema(sdl('2024-03-12', 'a: Int b: Int'));

function releases(...files: VersionFile[]) {
  const problems: Problem[] = [];
  const releases = schemaReleases({ schema: current, deprecations: new Map() }, files, problems);
  return { releases, errors: problems.length === 0 ? [] : formatProblems(problems).split('\n') };
}

describe('the versions of the schema', () => {
  it('are listed newest first, each with the changes since the previous one', () => {
    const result = releases({ name: '2023-01-10.graphql', sdl: sdl('2023-01-10', 'a: Int') });
    expect(result).toEqual({
      errors: [],
      releases: [
        {
          date: '2024-03-12',
          file: 'versions/2024-03-12.graphql',
          sdl: 'type Query {\n  a: Int\n  b: Int\n}\n',
          operations: 2,
          changes: [{ kind: 'operationAdded', level: 'safe', coordinate: 'Query.b' }],
        },
        {
          date: '2023-01-10',
          file: 'versions/2023-01-10.graphql',
          sdl: 'type Query {\n  a: Int\n}\n',
          operations: 1,
          changes: [],
        },
      ],
    });
  });

  it('are rejected if the day in a file differs from its name', () => {
    expect(releases({ name: '2023-01-10.graphql', sdl: sdl('2023-01-11', 'a: Int') }).errors).toEqual([
      'error  api/versions/2023-01-10.graphql:1: The schema says that it was published on 2023-01-11.',
    ]);
  });

  it('are rejected without a day, or with mistakes in the schema', () => {
    expect(releases({ name: '2023-01-10.graphql', sdl: 'type Query { a: Int }' }).errors).toEqual([
      'error  api/versions/2023-01-10.graphql: The schema has no date: schema @published(date: "2024-03-12") is missing.',
    ]);
    expect(releases({ name: '2023-01-10.graphql', sdl: 'type Query { a: Missing }' }).errors.join()).toMatch(
      /^error {2}api\/versions\/2023-01-10\.graphql:1: .*Missing/,
    );
  });

  it('are rejected if an earlier one is newer than the current one', () => {
    expect(releases({ name: '2024-05-01.graphql', sdl: sdl('2024-05-01', 'a: Int') }).errors).toEqual([
      'error  api/schema.graphql:1: The schema is older than api/versions/2024-05-01.graphql.',
    ]);
  });

  it('have the reason of a deprecation in every language; a missing one is reported', () => {
    const text = (markdown: string) => ({ markdown, content: [markdown] });
    const reason = { en: text('Gone.'), fa: text('حذف شد.'), ru: text('Удалено.') };
    const after = buildSchema(sdl('2024-03-12', 'a: Int @deprecated(reason: "Gone.")'));
    const before = { name: '2023-01-10.graphql', sdl: sdl('2023-01-10', 'a: Int') };
    const read = (deprecations: ReadonlyMap<string, typeof reason>) => {
      const problems: Problem[] = [];
      const [newest] = schemaReleases({ schema: after, deprecations }, [before], problems);
      return { problems: formatProblems(problems), changes: newest?.changes };
    };
    expect(read(new Map([['Query.a', reason]]))).toEqual({
      problems: '',
      changes: [{ kind: 'deprecated', level: 'safe', coordinate: 'Query.a', reason }],
    });
    expect(read(new Map()).problems).toContain(
      'deprecations.Query.a: the text is not the reason in the schema, "Gone."',
    );
  });
});
