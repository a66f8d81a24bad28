import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Problem } from '../model/problems.ts';
import { readFormats } from './written.ts';

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

it('Formats are known by the names that the schema gives', () => {
  const { formats, problems } = read(`@written(as: "email", inputs: ["argument.email", "Person.email"])
    @written(min: 0, max: 9, inputs: ["Query.find.page"])`);
  expect(problems).toEqual([]);
  expect([...formats]).toEqual([
    ['argument.email', { as: 'email' }],
    ['Person.email', { as: 'email' }],
    ['Query.find.page', { min: 0, max: 9 }],
  ]);
});

it.each([
  [
    '@written(as: "mail", inputs: ["field.email"])',
    /^3: @written\(as: "mail"\) is not a known format; the formats are amount,/,
  ],
  ['@written(inputs: ["field.email"])', /^3: @written needs one of "as", "values" and "min"\.$/],
  ['@written(as: "email", inputs: ["field.mail"])', /^3: @written names field\.mail, which is neither an argument/],
  ['@written(as: "email", inputs: ["argument.page"])', /^3: @written: argument\.page has the type Int, which is not/],
  ['@written(as: "email", inputs: ["field.email", "field.email"])', /^3: @written names field\.email twice\.$/],
])('What is wrong with %s is said with its line', (uses, sentence) => {
  expect(read(uses).problems).toEqual([expect.stringMatching(sentence)]);
});
