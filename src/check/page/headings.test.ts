import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkHeadings } from './headings.ts';

const found = (body: string) => checkHeadings(pageText('ru', body));

it('finds a "#" heading, a heading without id, and an id that is not Latin', () => {
  expect(found('# Вход {#sign-in}\n\n## Пароль\n\n## Код {#Код}')).toMatchObject([
    { line: 5, message: expect.stringContaining('is a "#" heading') },
    { line: 7, message: 'The heading "Пароль" has no id; end it with an English one, such as {#reset-password}.' },
    { line: 9, message: expect.stringContaining('not lower-case Latin') },
  ]);
});

it('accepts sections with English ids', () => {
  expect(found('## Вход {#sign-in}\n\n### AUTH_001 {#auth_001}')).toEqual([]);
});
