import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianDashes } from './dashes.ts';

const found = (text: string) => checkRussianDashes(passage('ru', text));

describe('the dash', () => {
  it.each(['VPN - это', 'VPN -- это', 'VPN – это', 'VPN — это', 'VPN—это', 'VPN\u00a0—это'])(
    'is wrong in %s',
    (text) => {
      expect(found(text)).not.toEqual([]);
    },
  );

  it('has a no-break space before and a space after it', () => {
    expect(found('VPN\u00a0— это')).toEqual([]);
  });

  it('may stand alone in a cell', () => {
    expect(found('—')).toEqual([]);
  });
});

it('a range takes a short dash; names with a hyphen do not', () => {
  expect(found('1-24 часа')).toMatchObject([{ level: 'warning' }]);
  expect(found('SHA-256, 2024-10-15, 1–24 часа')).toEqual([]);
});

it('the ellipsis is one character', () => {
  expect(found('подключение...')).toHaveLength(1);
});

it('the decimal sign before a unit is a comma; versions have a point', () => {
  expect(found('1.5 ГБ')).toHaveLength(1);
  expect(found('версия 1.5')).toEqual([]);
});
