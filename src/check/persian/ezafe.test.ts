import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianEzafe } from './ezafe.ts';

it('finds the missing ezafe of known pairs', () => {
  expect(checkPersianEzafe(passage('fa', 'در شبکه محلی و درباره سرویس')).map(({ message }) => message)).toEqual([
    '«شبکه محلی» lacks the ezafe; write «شبکهٔ محلی».',
    '«درباره سرویس» lacks the ezafe; write «دربارهٔ سرویس».',
  ]);
});

it('leaves subject and predicate alone', () => {
  expect(checkPersianEzafe(passage('fa', 'این شبکه محلی است. شبکهٔ محلی'))).toEqual([]);
});
