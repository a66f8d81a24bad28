import { expect, it } from 'vitest';
import { checkDirectionMarks } from './directionMarks.ts';
import { passage } from './testing.ts';

it('finds direction marks and other invisible characters, and leaves the half-space alone', () => {
  expect(checkDirectionMarks(passage('fa', 'کتاب\u200eها، \u200bسرور'))).toMatchObject([
    { message: expect.stringContaining('U+200E') },
    { message: expect.stringContaining('U+200B') },
  ]);
  expect(checkDirectionMarks(passage('fa', 'کتاب‌ها'))).toEqual([]);
});
