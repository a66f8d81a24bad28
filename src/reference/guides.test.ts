import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, specifiedRules, validate } from 'graphql';
import { expect, it } from 'vitest';
import { apiReference } from './fixtures/apiReference.ts';

const root = join(import.meta.dirname, '..', '..');
const { schema } = apiReference();
const blocks = globSync('content/*/**/*.mdx', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ *```graphql[^\n]*\n([\s\S]*?)^ *```/gm)].map(
    ([, code = '']) => ({ file, code }),
  ),
);
/** A block may contain several operations, one of them unnamed. */
const rules = specifiedRules.filter(({ name }) => name !== 'LoneAnonymousOperationRule');

it('the GraphQL on every page fits the schema', () => {
  expect(blocks.length).toBeGreaterThan(20);
  const mistakes = blocks.flatMap(({ file, code }) =>
    validate(schema, parse(code), rules).map(({ message }) => `${file}: ${message}`),
  );
  expect(mistakes).toEqual([]);
});
