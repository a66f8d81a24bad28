import { describe, expect, it } from 'vitest';
import { choices, draftOf, emptyDraft } from './draft.ts';
import { argumentNamed } from './fixtures.ts';

const leaf = (text: string) => ({ kind: 'leaf', text });
const typeOf = (name: string) => argumentNamed(name).type;

describe('the draft of a value', () => {
  it('holds what the example holds, as text', () => {
    expect(draftOf(typeOf('id'), 12)).toEqual(leaf('12'));
    expect(draftOf(typeOf('on'), false)).toEqual(leaf('false'));
    expect(draftOf(typeOf('tags'), [1, 2])).toEqual({ kind: 'list', items: [leaf('1'), leaf('2')] });
  });

  it('leaves out what the example leaves out or sets to null', () => {
    for (const value of [undefined, null]) {
      expect(draftOf(typeOf('rate'), value)).toEqual(leaf(''));
      expect(draftOf(typeOf('profile'), value)).toEqual({ kind: 'off' });
      expect(draftOf(typeOf('tags'), value)).toEqual({ kind: 'off' });
    }
  });

  it('has every field of an input object, also those without a value', () => {
    expect(draftOf(typeOf('profile'), { city: 'Oslo' })).toEqual({
      kind: 'object',
      fields: {
        city: leaf('Oslo'),
        address: { kind: 'off' },
        phones: { kind: 'list', items: [] },
        parent: { kind: 'off' },
      },
    });
  });

  it('starts with the first choice only where one must be made', () => {
    expect(emptyDraft(typeOf('kind'))).toEqual(leaf('LOW'));
    expect(emptyDraft(typeOf('level'))).toEqual(leaf(''));
  });
});

describe('the choices of a type', () => {
  it('are the values of an enum and of Boolean', () => {
    expect(choices(typeOf('kind'))).toEqual(['LOW', 'HIGH']);
    expect(choices(typeOf('on'))).toEqual(['true', 'false']);
    expect(choices(typeOf('rate'))).toEqual([]);
  });
});
