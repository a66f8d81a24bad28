import { describe, expect, it } from 'vitest';
import { rootField } from './fixtures.ts';
import { isSelected, type Selectable, selectable, selectionIn, selectionText, toggled } from './selection.ts';

const fields = selectable(rootField('edit'));
const fieldAt = (path: string): Selectable => {
  const all = (list: readonly Selectable[]): Selectable[] => list.flatMap((field) => [field, ...all(field.fields)]);
  const found = all(fields).find((field) => field.path === path);
  if (!found) throw new Error(`No field ${path}.`);
  return found;
};

describe('the fields of an answer', () => {
  it('unfold, but never a type inside itself', () => {
    expect(fields.map(({ path }) => path)).toEqual(['id', 'email', 'plan']);
    expect(fieldAt('plan').fields.map(({ path }) => path)).toEqual(['plan.name', 'plan.place']);
  });

  it('are none where the answer is a plain value', () => {
    expect(selectable(rootField('total'))).toEqual([]);
  });
});

describe('a selection', () => {
  const some = selectionIn('mutation { edit { id plan { place { city } } } }');

  it('is read from a document and written into one', () => {
    expect([...some]).toEqual(['id', 'plan.place.city']);
    expect(selectionText(fields, some).replace(/\s+/g, ' ')).toBe('{ id plan { place { city } } }');
  });

  it('asks for an object while it asks for anything in it', () => {
    expect(isSelected(fieldAt('plan'), some)).toBe(true);
    expect(isSelected(fieldAt('plan'), toggled(fieldAt('plan.place'), some))).toBe(false);
  });

  it('asks for the plain fields of an object that is ticked', () => {
    expect([...toggled(fieldAt('plan'), new Set())]).toEqual(['plan.name']);
  });

  it('is empty when nothing is asked for', () => {
    expect(selectionText(fields, new Set())).toBe('');
  });
});
