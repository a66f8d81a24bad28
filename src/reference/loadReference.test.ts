import { describe, expect, it } from 'vitest';
import { readApiTexts } from '../content/readApiTexts.ts';
import { schemaFile } from '../model/api/files.ts';
import { formatProblems, type Problem } from '../model/problems/problems.ts';
import { apiWorld } from './fixtures/apiReference.ts';
import { smallSchema, smallTexts } from './fixtures/smallSchema.ts';
import { loadReference } from './loadReference.ts';
import { readApiSchema } from './readApiSchema.ts';

const basis = '@basis(operation: seen, arguments: seen, errors: seen)';
const tags = `@doc(group: "Users", slug: "user-name") @auth(role: user) ${basis} @example(variables: "{\\"id\\": 1}")`;

const world = apiWorld();

function problemsOf(sdl: string, texts = smallTexts()): Problem[] {
  const problems: Problem[] = [];
  loadReference(readApiSchema(sdl, schemaFile, problems), readApiTexts(texts, problems), world, problems);
  return problems;
}

const errorsOf = (sdl: string, texts = smallTexts()) => problemsOf(sdl, texts).map(({ message }) => message);
/** Each problem with its file and line. */
const report = (sdl: string, texts = smallTexts()) => formatProblems(problemsOf(sdl, texts)).split('\n');

describe('loading the reference', () => {
  it('accepts a schema with all directives and texts', () => {
    expect(errorsOf(smallSchema(tags))).toEqual([]);
  });

  it('returns no reference for a schema with a problem', () => {
    const texts = readApiTexts(smallTexts(), []);
    const load = (sdl: string) => loadReference(readApiSchema(sdl, schemaFile, []), texts, world, []);
    expect(load(smallSchema(tags))?.operations).toHaveLength(1);
    expect(load(smallSchema(''))).toBeUndefined();
    expect(load('type Query {')).toBeUndefined();
  });

  it('reports the operation of an unknown group and lists the groups', () => {
    expect(errorsOf(smallSchema(tags.replace('"Users"', '"People"')))).toContain(
      'Query.userName: unknown group "People"; the groups are Users.',
    );
  });

  it('rejects two pages with one address', () => {
    const second = `other(id: Int!): String ${tags}`;
    const texts = smallTexts((yaml) =>
      yaml.replace('schema:', '  Query.other: { title: Other, summary: Other. }\nschema:'),
    );
    expect(errorsOf(smallSchema(tags, second), texts)).toEqual([
      'Query.other: duplicate slug, /docs/api/Queries/Users/user-name is the page of Query.userName.',
    ]);
  });

  it('reports missing directives of an operation', () => {
    expect(errorsOf(smallSchema(''))).toEqual(
      expect.arrayContaining([
        'Query.userName: has no page: @doc is missing.',
        'Query.userName: has no role: @auth is missing.',
        'Query.userName: has no example: @example is missing.',
      ]),
    );
  });

  it.each([
    ['{\\"id\\": \\"one\\"}', /^Variable "\$id" got invalid value "one"/],
    ['{\\"id\\": 1, \\"x\\": 2}', /^"x" is not an argument; the arguments are id\.$/],
    ['[1]', /^the variables are not a JSON object\.$/],
    ['{}', /argument "id" of type "Int!" is required/],
  ])('rejects an example whose variables do not fit: %s', (variables, message) => {
    const [error = '', ...others] = errorsOf(smallSchema(tags.replace('{\\"id\\": 1}', variables)));
    expect(error.split('Query.userName: the example is not valid: ')[1]).toMatch(message);
    expect(others).toEqual([]);
  });

  it('reports missing and unused texts together, by key', () => {
    const texts = smallTexts((yaml) => yaml.replace('argument.id', 'argument.uid').replace('title: A name, ', ''));
    expect(report(smallSchema(tags), texts)).toEqual([
      expect.stringMatching(/^error {2}api\/text\/en\.yaml:13: operations\.Query\.userName\.title is missing/),
      expect.stringMatching(/^error {2}api\/text\/fa\.yaml:13: /),
      expect.stringMatching(/^error {2}api\/text\/ru\.yaml:13: /),
    ]);
    const renamed = smallTexts((yaml) => yaml.replace('argument.id', 'argument.uid'));
    expect(report(smallSchema(tags), renamed)).toEqual([
      'error  api/schema.graphql:10: Query.userName.id (or argument.id): has no text in api/text/en.yaml, api/text/fa.yaml, api/text/ru.yaml.',
      'error  api/text/en.yaml:15: argument.uid: has a text, but nothing in the schema needs it; take it out or correct its name.',
    ]);
  });

  it('reports a text that one language lacks', () => {
    const { en, fa, ru } = smallTexts();
    expect(errorsOf(smallSchema(tags), { en, fa: fa.replace('  Int: A number.\n', ''), ru })).toEqual([
      'Int: has no text in api/text/fa.yaml.',
    ]);
  });

  it('reports an unused text of one language', () => {
    const { en, fa, ru } = smallTexts();
    expect(errorsOf(smallSchema(tags), { en, fa, ru: `${ru}  Gone.field: Left over.\n` })).toEqual([
      'Gone.field: has no text in api/text/en.yaml, api/text/fa.yaml.',
      'Gone.field: has a text, but nothing in the schema needs it; take it out or correct its name.',
    ]);
  });

  it('reports texts of unknown operations, groups and errors', () => {
    const texts = smallTexts((yaml) =>
      yaml
        .replace('errors:', '  Empty: { title: Empty }\nerrors:\n  GONE: { cause: Cause., remedy: Remedy. }')
        .replace('schema:', '  Query.gone: { title: Gone, summary: Gone. }\nschema:'),
    );
    expect(errorsOf(smallSchema(tags), texts)).toEqual(
      [
        'group.Empty.title',
        'error.GONE.cause',
        'error.GONE.remedy',
        'operation.Query.gone.title',
        'operation.Query.gone.summary',
      ].map((key) => `${key}: has a text, but nothing in the schema needs it; take it out or correct its name.`),
    );
  });

  it('reports the missing text of an error code', () => {
    expect(errorsOf(smallSchema(`${tags} @throws(codes: ["GONE"])`))).toEqual([
      'error.GONE.cause: has no text in api/text/en.yaml, api/text/fa.yaml, api/text/ru.yaml.',
      'error.GONE.remedy: has no text in api/text/en.yaml, api/text/fa.yaml, api/text/ru.yaml.',
    ]);
  });

  it('reports the line of a mistake in the schema', () => {
    expect(report('type Query {\n  a: String\n  b: \n}')).toEqual([
      'error  api/schema.graphql:4: Syntax Error: Expected Name, found "}".',
    ]);
    expect(report('type Query {\n  a: Missing\n  b: Nowhere\n}')).toEqual([
      'error  api/schema.graphql:2: Unknown type "Missing".',
      'error  api/schema.graphql:3: Unknown type "Nowhere".',
    ]);
    expect(report('type Query {\n  a: Input\n}\ninput Input { b: Int }')).toEqual([
      'error  api/schema.graphql:2: The type of Query.a must be Output Type but got: Input.',
    ]);
  });

  it('rejects a mandatory input that does not exist', () => {
    const mandatory = '@mandatory(inputs: ["id", "person.name"])';
    const directive = '\ndirective @mandatory(inputs: [String!]!) on FIELD_DEFINITION';
    expect(errorsOf(smallSchema(`${tags} ${mandatory}`).concat(directive))).toEqual([
      'Query.userName: @mandatory, @oneRequired, @requiredWhen or @period names person.name, which is not one of its inputs.',
    ]);
  });

  it.each([
    ['@mandatory(inputs: ["id"])', 'id must have a value'],
    ['@oneRequired(inputs: ["id"])', 'id or another input of its `@oneRequired` must have a value'],
    [
      '@example(variables: "{\\"id\\": 2000}") @period(from: "id", to: "id", days: 0)',
      'id is not within the days of `@period`',
    ],
    ['@example(variables: "{\\"id\\": 0}")', 'id is not within the limits of `@written`'],
  ])('rejects an example that violates the schema: %s', (tag, message) => {
    const example = tag.startsWith('@example') ? '' : '@example(variables: "{}")';
    const sdl = smallSchema(`@doc(group: "Users", slug: "user-name") @auth(role: user) ${basis} ${example} ${tag}`)
      .replace('id: Int!', 'id: Int')
      .concat(`
directive @mandatory(inputs: [String!]!) on FIELD_DEFINITION
directive @oneRequired(inputs: [String!]!) repeatable on FIELD_DEFINITION
directive @period(from: String!, to: String!, days: Int!) on FIELD_DEFINITION
directive @written(inputs: [String!]!, as: String, values: [String!], min: Int, max: Int) repeatable on SCHEMA
schema @written(min: 1, inputs: ["argument.id"]) { query: Query }`);
    expect(errorsOf(sdl)).toEqual([`Query.userName: the example is not valid: ${message}.`]);
  });

  it('reports missing descriptions of enums that no operation uses', () => {
    expect(report(smallSchema(tags).replace('"A user." user', 'user'))).toEqual([
      'error  api/schema.graphql:8: Role.user: has no description; write it in quotes on the line above, in English.',
    ]);
  });

  it('reports a new field without a sample', () => {
    const sdl = smallSchema(tags, '')
      .replace('String @doc', 'Thing @doc')
      .concat('\ntype Thing { neverSeenField: Int }');
    const texts = smallTexts((yaml) =>
      yaml.replace('  String: A text.\n', '  Thing: A thing.\n  field.neverSeenField: It.\n'),
    );
    expect(errorsOf(sdl, texts)).toEqual([
      'Thing.neverSeenField: has no sample value in api/samples.yaml, or src/reference/samples/rows does not show it.',
    ]);
  });

  it('rejects a sample of the wrong type', () => {
    const sdl = smallSchema(tags, '').replace('String @doc', 'RoleView @doc').concat('\ntype RoleView { name: Int }');
    const texts = smallTexts((yaml) => yaml.replace('  String: A text.\n', '  RoleView: A role.\n  field.name: It.\n'));
    expect(errorsOf(sdl, texts)).toEqual(['RoleView.name: has the sample value "USER", which Int does not take.']);
  });

  it('reports the lines of operations, groups and samples', () => {
    const second = `\n  other(id: Int!): String @doc(group: "People", slug: "x") @auth(role: user) ${basis} @throws(codes: ["GONE"])`;
    const lines = report(smallSchema(tags, second)).map((line) => line.replace(/^error {2}([^ ]+): .*/, '$1'));
    expect(new Set(lines)).toEqual(new Set(['api/schema.graphql:11']));
  });
});

it('Braces in texts of the API are text, never code', () => {
  const problems: Problem[] = [];
  const summary = "summary: 'Sends {token} and {1 + 1}.'";
  const texts = readApiTexts(
    smallTexts((yaml) => yaml.replace('summary: Reads a name.', summary)),
    problems,
  );
  const reference = loadReference(readApiSchema(smallSchema(tags), schemaFile, problems), texts, world, problems);
  expect(problems).toEqual([]);
  expect(reference?.operations[0]?.summary.en.content).toEqual(['Sends {token} and {1 + 1}.']);
});
