import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { signature } from './signature.ts';

function signatureOf(field: string): string {
  const found = Object.values(buildSchema(`type Query { ${field} }`).getQueryType()?.getFields() ?? {})[0];
  if (!found) throw new Error('The schema has no field.');
  return signature(found);
}

it('an operation is written on one line as long as it fits into 80 characters', () => {
  expect(signatureOf('me: Int!')).toBe('me: Int!');
  expect(signatureOf('find(name: String!, page: Int = 1): [Int!]')).toBe('find(name: String!, page: Int): [Int!]');
  const name = 'a'.repeat(80 - '(b: Int): Int'.length);
  expect(signatureOf(`${name}(b: Int): Int`)).toBe(`${name}(b: Int): Int`);
  expect(signatureOf(`${name}a(b: Int, c: [Int]): Int`)).toBe(`${name}a(\n  b: Int\n  c: [Int]\n): Int`);
});
