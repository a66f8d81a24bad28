import { describe, expect, it } from 'vitest';
import { persianTerms } from './latinLetters.ts';

const terms = [
  'رمز',
  'سرعت',
  'صورت',
  'اشتراک',
  'قیمت',
  'تایید',
  'پشتیب',
  'نمایندگ',
  'فعال',
  'برنامه',
  'حذف',
  'کند',
  'vpn',
];

describe('Persian in Latin letters', () => {
  it.each([
    ['ramz', ['رمز']],
    ['eshterak', ['اشتراک']],
    ['gheymat', ['قیمت']],
    ['qeymat', ['قیمت']],
    ['taeed', ['تایید']],
    ['faal', ['فعال']],
    ['barname', ['برنامه']],
    ['hazf', ['حذف']],
  ])('"%s" is %s', (typed, meant) => {
    expect(persianTerms(typed, terms)).toEqual(meant);
  });

  it('may stand for several words', () => {
    expect(persianTerms('sorat', terms)).toEqual(['سرعت', 'صورت']);
  });

  it.each([
    ['ramzamo', 'رمز'],
    ['soratesh', 'سرعت'],
    ['poshtibani', 'پشتیب'],
    ['namayandegi', 'نمایندگ'],
  ])('may have an ending: "%s"', (typed, meant) => {
    expect(persianTerms(typed, terms)).toContain(meant);
  });

  it.each(['vpn', 'ramp', 'rz', 'رمز', 'ramz1'])('is not "%s"', (typed) => {
    expect(persianTerms(typed, terms)).toEqual([]);
  });
});
