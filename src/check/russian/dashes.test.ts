import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianDashes } from './dashes.ts';

const found = (text: string) => checkRussianDashes(passage('ru', text));

describe('the dash', () => {
  it.each(['VPN - это', 'VPN -- это', 'VPN – это', 'VPN—это', 'VPN —это'])('is wrong in %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it('has a space on both sides', () => {
    expect(found('VPN — это, VPN\u00a0— это')).toEqual([]);
  });

  it('may be alone in a cell', () => {
    expect(found('—')).toEqual([]);
  });
});

it('reports what was found and what to write', () => {
  const said = (text: string) => found(text).map(({ message }) => message);
  expect(said('VPN - это')).toEqual(['A hyphen or short dash for a dash in "VPN - это"; write "—" between spaces.']);
  expect(said('VPN—это')).toEqual(['The dash in "VPN—это" needs a space on both sides.']);
  expect(said('1-24 часа')).toEqual(['"1-24" reads like a range; write "1–24" with a short dash.']);
  expect(said('ждите...')).toEqual(['"..." is written "…" (one character).']);
  expect(said('1.5 ГБ')).toEqual(['The decimal sign of "1.5" is a comma in Russian: "1,5".']);
});

it('ignores other languages', () => {
  expect(checkRussianDashes(passage('en', 'A VPN - or a proxy... 1.5 GB'))).toEqual([]);
});

it('asks for a short dash in a range, but not in names with a hyphen', () => {
  expect(found('1-24 часа')).toMatchObject([{ level: 'warning' }]);
  expect(found('SHA-256, 2024-10-15, 1–24 часа')).toEqual([]);
});

it('allows a point in versions', () => {
  expect(found('версия 1.5')).toEqual([]);
});
