import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianHalfSpaces } from './halfSpaces.ts';

const found = (text: string) => checkPersianHalfSpaces(passage('fa', text));

describe('the half-space', () => {
  it.each(['دستگاه ها', 'کتاب های', 'سریع تر', 'سریع ترین', '\uFFFC ها'])(
    'is missing before the ending of «%s»',
    (text) => {
      expect(found(text)).toMatchObject([{ level: 'error' }]);
    },
  );

  it.each(['می شود', 'نمی کند', 'میشود', 'نمیتوان'])('is missing after the prefix of «%s»', (text) => {
    expect(found(text)).toMatchObject([{ level: 'error' }]);
  });

  it('is named in the correction', () => {
    expect(found('می شود')[0]?.message).toContain('«می\u200cشود»');
  });

  it.each(['میزبان', 'میلیون', 'میان', 'تنها', 'بهای کم', 'سرورها', 'کتاب‌ها', 'می‌شود', '۱۵ می ۲۰۱۵'])(
    'is not missing in «%s»',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('is neither at the edge of a word nor doubled', () => {
    expect(found('کتاب‌ ها')).not.toEqual([]);
    expect(found('کتاب‌‌ها')).toHaveLength(1);
    expect(found('کتاب‌.')).toHaveLength(1);
    expect(found('«نه»‌ای')).toEqual([]);
  });

  it('is probably missing in a joined plural', () => {
    expect(found('کتابهای')).toMatchObject([{ level: 'warning' }]);
  });
});
