import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readApiDays } from './apiDays.ts';
import { commit, git, newFolder } from './testing/history.ts';

const root = newFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const schema = (type: string) => `directive @doc(slug: String!) on FIELD_DEFINITION

type Query {
  "Who is signed in."
  me: User @doc(slug: "me")
  plans(count: ${type}): [Int]
    @doc(slug: "plans")
}

type User { name: String }
`;

const texts = (summary: string) => `groups:
  Users: { title: Users }
operations:
  Query.me:
    title: Who am I
    summary: Returns the signed-in user.
  Query.plans:
    title: Plans
    summary: ${summary}
schema:
  argument.count: How many.
  User: A user.
`;

describe('the day on which a part of the API last changed', () => {
  it('is unknown without version control', () => {
    expect(readApiDays(root)).toEqual(new Map());
  });

  it('is the newest day of the lines that describe it, in the schema and in the texts of each language', () => {
    git(root, '2024-01-01', 'init');
    commit(root, '2024-01-05', { 'api/schema.graphql': schema('Int'), 'api/text/en.yaml': texts('All plans.') });
    commit(root, '2024-02-06', { 'api/schema.graphql': schema('Int!') });
    commit(root, '2024-03-07', { 'api/text/en.yaml': texts('Every plan.') });
    expect(readApiDays(root)).toEqual(
      new Map([
        ['api/schema.graphql#Query.me', '2024-01-05'],
        ['api/schema.graphql#Query.plans', '2024-02-06'],
        ['api/schema.graphql#User', '2024-01-05'],
        ['api/text/en.yaml#Query.me', '2024-01-05'],
        ['api/text/en.yaml#Query.plans', '2024-03-07'],
        ['api/text/en.yaml#argument.count', '2024-01-05'],
        ['api/text/en.yaml#User', '2024-01-05'],
        ['api/text/en.yaml#group.Users', '2024-01-05'],
      ]),
    );
  });

  it('is that of an operation in any root type, and of no other definition or text without a name', () => {
    const more = newFolder();
    git(more, '2024-01-01', 'init');
    commit(more, '2024-01-05', {
      'api/schema.graphql': 'schema { query: Query }\ntype Query { me: Int }\ntype Mutation {\n  edit: Int\n}\n',
      'api/text/ru.yaml': 'groups: [Users]\noperations:\n  ? [Query.me]\n  : { title: Me }\nschema:\n  User: A user.',
    });
    commit(more, '2024-02-06', {
      'api/schema.graphql': 'schema { query: Query }\ntype Query { me: Int }\ntype Mutation {\n  edit: Boolean\n}\n',
    });
    expect(readApiDays(more)).toEqual(
      new Map([
        ['api/schema.graphql#Query.me', '2024-01-05'],
        ['api/schema.graphql#Mutation.edit', '2024-02-06'],
        ['api/text/ru.yaml#User', '2024-01-05'],
      ]),
    );
    rmSync(more, { recursive: true, force: true });
  });

  it('does not move with lines that are not committed yet', () => {
    const before = readApiDays(root);
    writeFileSync(join(root, 'api/schema.graphql'), `# A new first line.\n${schema('Float')}`);
    expect(readApiDays(root)).toEqual(before);
  });
});
