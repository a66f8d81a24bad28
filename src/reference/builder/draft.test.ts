import { describe, expect, it } from 'vitest';
import { choices, draftOf, emptyDraft } from './draft.ts';
import { argumentNamed } from './fixtures.ts';

const typeOf = (name: string) => argumentNamed(name).type;

describe('the draft of a value', () => {
  it('has the values of the example, as text', () => {
    expect(draftOf(typeOf('id'), 12)).toBe('12');
    expect(draftOf(typeOf('on'), false)).toBe('false');
    expect(draftOf(typeOf('tags'), [1, 2])).toEqual(['1', '2']);
  });

  it('omits values that the example omits or sets to null', () => {
    for (const value of [undefined, null]) {
      expect(draftOf(typeOf('rate'), value)).toBe('');
      expect(draftOf(typeOf('profile'), value)).toBeUndefined();
      expect(draftOf(typeOf('tags'), value)).toBeUndefined();
    }
  });

  it('has every field of an input object, also those without a value', () => {
    const draft = { city: 'Oslo', address: undefined, phones: [], parent: undefined };
    expect(draftOf(typeOf('profile'), { city: 'Oslo' })).toStrictEqual(draft);
  });

  it('starts with the first choice only if one is required', () => {
    expect(emptyDraft(typeOf('kind'))).toBe('LOW');
    expect(emptyDraft(typeOf('level'))).toBe('');
  });
});

describe('the choices of a type', () => {
  it('are the values of an enum and of Boolean', () => {
    expect(choices(typeOf('kind'))).toEqual(['LOW', 'HIGH']);
    expect(choices(typeOf('on'))).toEqual(['true', 'false']);
    expect(choices(typeOf('rate'))).toEqual([]);
  });
});
