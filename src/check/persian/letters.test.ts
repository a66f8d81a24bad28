import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianLetters } from './letters.ts';

it.each(['كليد', 'مديريت', 'دورة', 'حتى', 'شبکۀ', 'سلـام'])('finds the Arabic character in «%s»', (word) => {
  expect(checkPersianLetters(passage('fa', word))).toHaveLength(1);
});

it('finds the ezafe written with ی, and Latin letters glued to Persian ones', () => {
  expect(checkPersianLetters(passage('fa', 'شبکه‌ی محلی'))).toHaveLength(1);
  expect(checkPersianLetters(passage('fa', 'wireguardها'))).toHaveLength(1);
});

it('allows هٔ and an ending after a half-space', () => {
  expect(checkPersianLetters(passage('fa', 'شبکهٔ WireGuard‌ها'))).toEqual([]);
});
