import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkItalics } from './italics.ts';

it('finds italics on a Persian page, also in lists and tables', () => {
  const body = ['«گروه» یک طرح است.', '', '- و *اشتراک* یک کاربر.', '', '| _نام_ | **نوع** |', '| --- | --- |'].join(
    '\n',
  );
  expect(checkItalics(pageText('fa', body))).toMatchObject([
    { level: 'error', line: 7, message: expect.stringContaining('«»') },
    { level: 'error', line: 9 },
  ]);
});

it('leaves bold, code and other languages alone', () => {
  expect(checkItalics(pageText('fa', '**مهم:** `*/5 * * * *` و Router_1 و ۲ * ۳ * ۴'))).toEqual([]);
  expect(checkItalics(pageText('en', 'A *group* is a plan.'))).toEqual([]);
});
