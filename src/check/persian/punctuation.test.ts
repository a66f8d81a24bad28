import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianPunctuation } from './punctuation.ts';

const found = (text: string) => checkPersianPunctuation(passage('fa', text)).map(({ message }) => message);

describe('Persian punctuation', () => {
  it('replaces the Latin comma, semicolon and question mark', () => {
    expect(found('سرور, پورت')).toEqual(['Latin "," after «سرور»; Persian writes «،».']);
    expect(found('وصل شد?')).toEqual(['Latin "?" after «شد»; Persian writes «؟».']);
    expect(found('WireGuard, که تندتر است')).toHaveLength(1);
  });

  it('leaves the commas of Latin lists alone', () => {
    expect(found('RFC 8446, TLS 1.3')).toEqual([]);
  });

  it('has its own decimal and percent signs', () => {
    expect(found('۲۶%')).toHaveLength(1);
    expect(found('۱.۵')).toHaveLength(1);
    expect(found('۲۶٪ و ۱٫۵ و ۱٬۰۰۰')).toEqual([]);
  });

  it('quotes with «…», without spaces inside', () => {
    expect(found('"اتصال"')).toHaveLength(1);
    expect(found('“اتصال”')).toHaveLength(1);
    expect(found('« اتصال»')).toHaveLength(1);
    expect(found('«اتصال»')).toEqual([]);
  });

  it('has no space before a mark and one after it', () => {
    expect(found('وصل شد .')).toHaveLength(1);
    expect(found('وصل شد،بعد')).toHaveLength(1);
  });

  it('writes the ellipsis as one character', () => {
    expect(found('در حال اتصال...')).toHaveLength(1);
  });
});
