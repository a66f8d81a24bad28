import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutReadings, persian, persianLegacy, russian } from './layout.ts';

describe('keyboard layouts', () => {
  test.each([
    ['gjlrk.xtybt', 'подключение'],
    ['цшкупгфкв', 'wireguard'],
    ['Ghbdtn? vbh/', 'Привет, мир.'],
    ['~krf |', 'Ёлка /'],
  ])('%s on the other Russian layout is %s', (typed, meant) => {
    expect(layoutReadings([russian])(typed)).toContain(meant);
  });

  test.each([
    ['sv,v', 'سرور'],
    ["nsj'hi", 'دستگاه'],
    ['صهقثلعشقی', 'wireguard'],
    ['غخعفعذث\u200Cفهپث', 'youtubeBtime'],
  ])('%s on the other Persian layout is %s', (typed, meant) => {
    expect(layoutReadings([persian])(typed)).toContain(meant);
  });

  test('the older Windows layout has m on a different key', () => {
    expect(layoutReadings([persian, persianLegacy])('سفقثشئ')).toContain('stream');
  });

  test.each(['ютубб', 'ютуюб', 'юутб', 'хрюм'])('%s, whose letters would become punctuation, is not read', (typed) => {
    expect(layoutReadings([russian])(typed)).toEqual([]);
  });

  test('letters on the keys of apostrophe and comma are converted among enough others', () => {
    expect(layoutReadings([russian])('сфтэе сщттусе')).toContain("can't connect");
    expect(layoutReadings([russian])('цшашб мзт')).toContain('wifi, vpn');
  });

  test('a query is never its own reading', () => {
    fc.assert(fc.property(fc.string(), (query) => !layoutReadings([russian, persian])(query).includes(query)));
  });
});
