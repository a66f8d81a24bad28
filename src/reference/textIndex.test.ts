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
const index = createTextIndex({ en: texts, fa: texts, ru: texts });

it('prefers the text of the exact coordinate to a shared one', () => {
  expect(index.find({}, 'Query.user.id', 'argument.id').en.markdown).toBe('Own.');
  expect(index.find({}, 'Query.group.id', 'argument.id').en.markdown).toBe('Shared.');
});
