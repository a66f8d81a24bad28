import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { InputDoc } from '../model/api/reference.ts';
import type { Problem } from '../model/problems/problems.ts';
import { byPath, readFormats } from './written.ts';

const read = (uses: string) => {
  const problems: Problem[] = [];
  const schema = buildSchema(`
directive @written(inputs: [String!]!, as: String, values: [String!], min: Int, max: Int) repeatable on SCHEMA
schema ${uses} { query: Query }
type Query { find(email: String, page: Int): Int }
input Person { email: String }`);
  return {
    formats: readFormats(schema, problems),
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
  };
};

it('Formats have the names that the schema gives', () => {
  const { formats, problems } = read(`@written(as: "email", inputs: ["argument.email", "Person.email"])
    @written(min: 0, max: 9, inputs: ["Query.find.page"])`);
  expect(problems).toEqual([]);
  expect([...formats]).toEqual([
    ['argument.email', { as: 'email' }],
    ['Person.email', { as: 'email' }],
    ['Query.find.page', { min: 0, max: 9 }],
  ]);
});

it('A format may be a list of values or a minimum, of arguments of any root type and of fields', () => {
  const problems: Problem[] = [];
  const schema = buildSchema(`
directive @written(inputs: [String!]!, as: String, values: [String!], min: Int, max: Int) repeatable on SCHEMA
directive @other on SCHEMA
schema @other @written(values: ["a", "b"], inputs: ["Mutation.edit.kind", "field.kind"]) @written(min: 1, inputs: ["argument.price"]) {
  query: Query
  mutation: Mutation
}
type Query { find: Int }
type Mutation { edit(kind: [String!]!, price: Float): Int }
input Thing { kind: String }`);
  expect(Object.fromEntries(readFormats(schema, problems))).toEqual({
    'Mutation.edit.kind': { values: ['a', 'b'] },
    'field.kind': { values: ['a', 'b'] },
    'argument.price': { min: 1 },
  });
  expect(problems).toEqual([]);
});

it('A schema that does not declare the directive has no formats', () => {
  const schema = buildSchema('schema { query: Query }\ntype Query { find: Int }');
  expect(readFormats(schema, [])).toEqual(new Map());
});

it('An operation has the formats of its arguments and their fields, by path', () => {
  const doc = (coordinate: string, fields: readonly InputDoc[] = []): InputDoc => ({
    coordinate,
    name: coordinate.split('.').at(-1) ?? '',
    type: { text: 'String', name: 'String', path: '' },
    text: { en: { markdown: '', content: [] }, fa: { markdown: '', content: [] }, ru: { markdown: '', content: [] } },
    required: false,
    fields,
    values: [],
  });
  const formats = new Map([
    ['argument.email', { as: 'email' }],
    ['field.email', { values: ['a'] }],
    ['Query.find.page', { min: 0 }],
    ['Person.name', { min: 1 }],
  ] as const);
  const docs = [
    doc('Query.find.email'),
    doc('Query.find.page'),
    doc('Query.find.by', [doc('Person.email'), doc('Person.name'), doc('Person.other')]),
  ];
  expect(byPath(formats, docs)).toEqual({
    email: { as: 'email' },
    page: { min: 0 },
    'by.email': { values: ['a'] },
    'by.name': { min: 1 },
  });
});

it.each([
  [
    '@written(as: "mail", inputs: ["field.email"])',
    /^3: @written\(as: "mail"\) is not a known format; the formats are amount,/,
  ],
  ['@written(as: "email", min: 0, inputs: ["field.email"])', /^3: @written needs one of "as", "values" and "min"\.$/],
  ['@written(as: "email", values: ["a"], inputs: ["field.email"])', /^3: @written needs one of/],
  ['@written(min: 0, inputs: ["field.email"])', /^3: @written: field\.email has the type String, to which/],
  ['@written(values: ["a"], inputs: ["argument.page"])', /^3: @written: argument\.page has the type Int, to which/],
  ['@written(inputs: ["field.email"])', /^3: @written needs one of "as", "values" and "min"\.$/],
  ['@written(as: "email", inputs: ["field.mail"])', /^3: @written names field\.mail, which is neither an argument/],
  ['@written(as: "email", inputs: ["argument.page"])', /^3: @written: argument\.page has the type Int, to which/],
  ['@written(as: "email", inputs: ["field.email", "field.email"])', /^3: @written names field\.email twice\.$/],
])('The mistake in %s is reported with its line', (uses, sentence) => {
  expect(read(uses).problems).toEqual([expect.stringMatching(sentence)]);
});

it('A secret that is not an input is reported', () => {
  const problems: Problem[] = [];
  const schema = buildSchema(`
directive @secret(inputs: [String!]!) on SCHEMA
schema @secret(inputs: ["argument.key", "field.key"]) { query: Query }
type Query { find(key: String): Int }`);
  readFormats(schema, problems);
  expect(problems.map(({ message }) => message)).toEqual([
    '@secret names field.key, which is neither an argument nor an input field.',
  ]);
});
