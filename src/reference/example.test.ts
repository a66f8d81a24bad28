import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildApiSchema } from './apiSchema.ts';
import { exampleDocument } from './exampleDocument.ts';
import { requestErrors } from './requestErrors.ts';

const schema = buildSchema(`
  type Plan { id: Int! name: String a: Int b: Int c: Int d: Int e: Int }
  type Place { city: String town: String @deprecated }
  type User { id: Int! email: String plan: Plan home: Place friends: [User!] }
  type Page { total: Int content: [Plan!]! }
  type Query {
    user(id: Int!, locale: String): User
    plans: Page
    count: Int
  }
`);
const field = (name: string) => {
  const found = schema.getQueryType()?.getFields()[name];
  if (!found) throw new Error(`No field ${name}.`);
  return found;
};

describe('the document of an example', () => {
  it('passes the named arguments through variables', () => {
    expect(exampleDocument('query', field('user'), ['id'])).toMatch(
      /^query User\(\$id: Int!\) \{\n {2}user\(id: \$id\) \{/,
    );
  });

  it('shows only the identity of large inner objects, small ones in full, no object inside itself, and nothing deprecated', () => {
    expect(exampleDocument('query', field('user'), []).replace(/\s+/g, ' ')).toBe(
      'query User { user { id email plan { id name } home { city } } }',
    );
  });

  it('shows the rows of a page in full', () => {
    expect(exampleDocument('query', field('plans'), [])).toContain('e\n');
  });

  it('selects nothing from a scalar', () => {
    expect(exampleDocument('query', field('count'), []).replace(/\s+/g, ' ')).toBe('query Count { count }');
  });
});

describe('the check of a request', () => {
  const schema = buildApiSchema('scalar LocalDate type Query { on(date: LocalDate!): Int }');
  const check = (date: unknown) => requestErrors(schema, 'query ($date: LocalDate!) { on(date: $date) }', { date });

  it('accepts a date in the format of the server', () => {
    expect(check('2024-10-15')).toEqual([]);
  });

  it('explains the format of a date', () => {
    expect(check('15.10.2024').join()).toContain('LocalDate is written like "2024-10-15", not "15.10.2024".');
    expect(requestErrors(schema, '{ on(date: "tomorrow") }', {}).join()).toContain('LocalDate is written like');
  });

  it('reports a field that does not exist', () => {
    expect(requestErrors(schema, '{ off }', {})).toEqual([
      'Cannot query field "off" on type "Query". Did you mean "on"?',
    ]);
  });
});
