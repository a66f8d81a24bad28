import { expect, it } from 'vitest';
import { createTextIndex } from './textIndex.ts';
import type { Texts } from './texts.ts';

const texts: Texts = {
  groups: {},
  errors: {},
  operations: {},
  schema: { 'argument.id': 'Shared.', 'Query.user.id': 'Own.' },
};
const index = () => createTextIndex({ en: texts, fa: texts, ru: texts });

it('prefers the text of the exact coordinate to the shared one', () => {
  expect(index().find('Query.user.id', 'argument.id').en).toBe('Own.');
  expect(index().find('Query.group.id', 'argument.id').en).toBe('Shared.');
});

it('remembers what was not found and what was not asked for', () => {
  const some = index();
  some.find('Query.group.id', 'argument.id');
  some.find('Query.group');
  expect(some.problems()).toEqual([
    'Query.group: has no text in api/text/en.yaml, api/text/fa.yaml, api/text/ru.yaml.',
    'Query.user.id: has a text, but nothing in the schema needs it; take it out or correct its name.',
  ]);
});
