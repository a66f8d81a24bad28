import { describe, expect, it } from 'vitest';
import { noDemands } from '../../model/api/demands.ts';
import { checkDates } from '../scalars.ts';
import { type Draft, draftOf } from './draft.ts';
import { argumentNamed, builderSchema } from './fixtures.ts';
import { readDrafts } from './readDraft.ts';

checkDates(builderSchema);
const read = (name: string, draft: Draft) => {
  const { variables, mistakes } = readDrafts([argumentNamed(name)], { [name]: draft });
  return { value: variables[name], mistakes };
};
const mistakeIn = (name: string, text: string) => read(name, text).mistakes.map(({ kind }) => kind);

describe('the variables of drafts', () => {
  it.each([
    ['id', 12],
    ['rate', 4.09],
    ['on', false],
    ['level', 'HIGH'],
    ['code', '0012'],
    ['day', '2024-10-15'],
    ['tags', [3, 4]],
    ['profile', { city: 'Oslo', address: { number: 3 }, phones: ['1', '2'], parent: { city: 'Rome', phones: [] } }],
  ])('restore the value of %s from which the draft was made', (name, value) => {
    expect(read(name, draftOf(argumentNamed(name).type, value))).toEqual({ value, mistakes: [] });
  });

  it('omit optional empty values', () => {
    expect(read('rate', '')).toEqual({ value: undefined, mistakes: [] });
    expect(read('profile', undefined)).toEqual({ value: undefined, mistakes: [] });
  });

  it('contain null for an empty item that may be null', () => {
    expect(read('notes', ['', 'a'])).toEqual({ value: [null, 'a'], mistakes: [] });
  });

  it('contain null, an empty text and the word null as typed', () => {
    expect(read('rate', 'null')).toEqual({ value: null, mistakes: [] });
    expect(read('notes', ['""', '"null"', 'say "so"']).value).toEqual(['', 'null', 'say "so"']);
  });

  it('contain invalid values as typed', () => {
    expect(read('id', 'twelve').value).toBe('twelve');
  });

  it('accept numbers with an exponent', () => {
    expect(['1e3', '2.5E-1'].map((text) => read('rate', text).value)).toEqual([1000, 0.25]);
  });

  it('accept Persian and Arabic digits, and spaces around them', () => {
    expect(read('id', ' ۱۲ ').value).toBe(12);
    expect(read('rate', '٤٫٥').value).toBe(4.5);
    expect(read('day', '۲۰۲۴-۱۰-۱۵ ').value).toBe('2024-10-15');
  });
});

describe('the mistakes in drafts', () => {
  it.each([
    ['id', '', 'required'],
    ['id', 'x', 'integer'],
    ['id', ' ', 'integer'],
    ['id', '1.5', 'integer'],
    ['id', '0x10', 'integer'],
    ['id', 'null', 'integer'],
    ['id', '2147483648', 'integer'],
    ['rate', '1,5', 'number'],
    ['rate', 'Infinity', 'number'],
    ['level', 'MIDDLE', 'choice'],
    ['on', 'yes', 'choice'],
    ['day', '15.10.2024', 'format'],
    ['day', '2024-02-31', 'format'],
    ['day', '2024-13-45', 'format'],
    ['day', '1403/07/31', 'format'],
  ])('classify %s with the value "%s" as %s', (name, text, kind) => {
    expect(mistakeIn(name, text)).toEqual([kind]);
  });

  it.each([
    ['rate', ''],
    ['rate', 'null'],
    ['tags', []],
    ['tags', undefined],
    ['profile', undefined],
  ])('include a missing %s if the operation requires it', (name, draft) => {
    const path = name === 'profile' ? 'profile.address.street' : name;
    const { mistakes } = readDrafts([argumentNamed(name)], { [name]: draft }, { ...noDemands, mandatory: [path] });
    expect(mistakes).toEqual([{ path, kind: 'required' }]);
  });

  it('include wrong formats, but accept Persian digits if the format has Latin ones', () => {
    const demands = { ...noDemands, formats: { notes: { as: 'phone' }, id: { min: 1, max: 9 } } } as const;
    const notes = argumentNamed('notes');
    const list: Draft = ['+۱۲۰۲۵۵۵۰۱۴۳', '12', '""', 'null'];
    expect(readDrafts([notes], { notes: list }, demands)).toEqual({
      variables: { notes: ['+12025550143', '12', '', null] },
      mistakes: [{ path: 'notes.1', kind: 'format' }],
    });
    expect(readDrafts([argumentNamed('id')], { id: '12' }, demands).mistakes).toEqual([{ path: 'id', kind: 'range' }]);
  });

  it('have the path inside lists and input objects', () => {
    expect(read('profile', { city: '', address: { number: 'x' }, phones: ['1', ''] }).mistakes).toEqual([
      { path: 'profile.city', kind: 'required' },
      { path: 'profile.address.number', kind: 'integer' },
      { path: 'profile.phones.1', kind: 'required' },
    ]);
  });
});
