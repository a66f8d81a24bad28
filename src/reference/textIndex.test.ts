import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createTextIndex } from './textIndex.ts';
import type { ApiTexts } from './texts.ts';

const texts: ApiTexts = {
  texts: new Map([
    ['argument.id', { markdown: 'Shared.', content: ['Shared.'], line: 3 }],
    ['Query.user.id', { markdown: 'Own.', content: ['Own.'], line: 4 }],
  ]),
  asked: new Map(),
};
const index = () => createTextIndex({ en: texts, fa: texts, ru: texts });
const [user = {}] = Object.values(buildSchema('type Query {\n  user: Int\n}').getQueryType()?.getFields() ?? {});

it('prefers the text of the exact coordinate to a shared one', () => {
  expect(index().find(user, 'Query.user.id', 'argument.id').en.markdown).toBe('Own.');
  expect(index().find(user, 'Query.group.id', 'argument.id').en.markdown).toBe('Shared.');
});

it('reports missing texts at the part of the schema that needs them, and unused texts at their own line', () => {
  const some = index();
  some.find(user, 'Query.group.id', 'argument.id');
  some.find(user, 'Query.user');
  expect(some.problems()).toEqual([
    {
      level: 'error',
      file: 'api/schema.graphql',
      line: 2,
      message: 'Query.user: has no text in api/text/en.yaml, api/text/fa.yaml, api/text/ru.yaml.',
    },
    {
      level: 'error',
      file: 'api/text/en.yaml',
      line: 4,
      message: 'Query.user.id: has a text, but nothing in the schema needs it; take it out or correct its name.',
    },
  ]);
});
