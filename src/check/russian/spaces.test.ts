import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianSpaces, withNoBreakSpaces } from './spaces.ts';

const found = (text: string) => checkRussianSpaces(passage('ru', text)).map(({ message }) => message);

describe('a no-break space', () => {
  it('belongs after one- and two-letter prepositions and conjunctions', () => {
    expect(found('Войдите в аккаунт')).toEqual(['A no-break space (U+00A0) belongs between "в" and "аккаунт".']);
    expect(found('И на сервере')).toHaveLength(2);
    expect(found('в\nаккаунт')).toHaveLength(1);
    expect(found('Войдите в\u00a0аккаунт')).toEqual([]);
  });

  it('does not belong after parts of words with a hyphen', () => {
    expect(found('кто-то из-за чего-либо')).toEqual([]);
  });

  it('belongs between a number and its unit', () => {
    expect(found('10 минут, 5 ГБ, 26 %')).toHaveLength(3);
    expect(found('\uFFFC МБ')).toHaveLength(1);
    expect(found('10\u00a0минут и\u00a02 подключения')).toEqual([]);
  });

  it('belongs after № and inside «и т. д.»', () => {
    expect(found('№5, №\u00a05')).toHaveLength(1);
    expect(found('и\u00a0т. д., и\u00a0т.\u00a0п.')).toHaveLength(1);
  });
});

it.each([
  'И на сервере, в\u00a0сети и в приложении',
  '10 минут, 5 ГБ, 26 % и \uFFFC МБ',
  '№ 5 и т. д., кто-то из-за чего-либо',
])('are put where the check asks for them: %s', (text) => {
  const joined = withNoBreakSpaces(text);
  expect(found(joined)).toEqual([]);
  expect(joined.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
});

it('a mark has no space before it', () => {
  expect(found('Готово !')).toHaveLength(1);
});
