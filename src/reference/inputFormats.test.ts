import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Problem } from '../model/problems/problems.ts';
import { byPath, readFormats } from './inputFormats.ts';
import { argumentDocs } from './inputTree.ts';
import { createTextIndex } from './textIndex.ts';

const schemaOf = (uses: string) =>
  buildSchema(`
directive @written(inputs: [String!]!, as: String, values: [String!], min: Int, max: Int) repeatable on SCHEMA
schema ${uses} { query: Query mutation: Mutation }
type Query { find(email: String, page: Int, by: Person): Int }
type Mutation { edit(kind: [String!]!, price: Float): Int }
input Person { email: String, name: String, age: Int }
directive @secret(inputs: [String!]!) on SCHEMA`);

const read = (uses: string) => {
  const problems: Problem[] = [];
  const formats = Object.fromEntries(readFormats(schemaOf(uses), problems));
  return { formats, problems: problems.map(({ line, message }) => `${line}: ${message}`) };
};

it('Formats have the names that the schema gives, of arguments of any root type and of fields', () => {
  const { formats, problems } = read(`@written(as: "email", inputs: ["argument.email", "Person.email"])
    @written(min: 0, max: 9, inputs: ["Query.find.page"]) @written(min: 1, inputs: ["argument.price"])
    @written(values: ["a", "b"], inputs: ["Mutation.edit.kind", "field.name"])`);
  expect(problems).toEqual([]);
  expect(formats).toEqual({
    'argument.email': { as: 'email' },
    'Person.email': { as: 'email' },
    'Query.find.page': { min: 0, max: 9 },
    'argument.price': { min: 1 },
    'Mutation.edit.kind': { values: ['a', 'b'] },
    'field.name': { values: ['a', 'b'] },
  });
});

it('A schema that does not declare the directive has no formats', () => {
  const schema = buildSchema('schema { query: Query }\ntype Query { find: Int }');
  expect(readFormats(schema, [])).toEqual(new Map());
});

it('An operation has the formats of its arguments and their fields, by path', () => {
  const formats = new Map([
    ['argument.email', { as: 'email' }],
    ['field.email', { values: ['a'] }],
    ['Query.find.page', { min: 0 }],
    ['Person.name', { min: 1 }],
  ] as const);
  const none = { texts: new Map(), asked: new Map() };
  const { args = [] } = schemaOf('').getQueryType()?.getFields()['find'] ?? {};
  const docs = argumentDocs('Query.find', args, createTextIndex({ en: none, fa: none, ru: none }));
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
  expect(read('@secret(inputs: ["argument.email", "field.key"])').problems).toEqual([
    'undefined: @secret names field.key, which is neither an argument nor an input field.',
  ]);
});
