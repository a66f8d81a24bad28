import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { maxDepth } from '../exampleDocument.ts';
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

  it('unfold as deep as examples go, and not back to a type that they are in', () => {
    const types = Array.from({ length: maxDepth + 2 }, (_, n) => `type T${n} { plain: Int next: T${n + 1} first: T0 }`);
    const schema = buildSchema(`type Query { root: T0 } ${types.join(' ')} type T${maxDepth + 2} { plain: Int }`);
    const root = schema.getQueryType()?.getFields()['root'];
    if (!root) throw new Error('The schema has no root.');
    const paths = (list: readonly Selectable[]): string[] =>
      list.flatMap(({ path, fields }) => [path, ...paths(fields)]);
    const all = paths(selectable(root));
    expect(Math.max(...all.map((path) => path.split('.').length))).toBe(maxDepth);
    expect(all.filter((path) => path.includes('first'))).toEqual([]);
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

  it('asks for the fields of its objects if an object has no plain ones', () => {
    const leaf: Selectable = { name: 'city', path: 'home.place.city', type: 'String', fields: [] };
    const place: Selectable = { name: 'place', path: 'home.place', type: 'Place', fields: [leaf] };
    const home: Selectable = { name: 'home', path: 'home', type: 'Home', fields: [place] };
    expect([...toggled(home, new Set())]).toEqual(['home.place.city']);
  });

  it('keeps all else when a field is not asked for any more, also what begins with the same letters', () => {
    const all = new Set(['id', 'identity', 'plan.name', 'plan.place.city', 'plan.places']);
    expect([...toggled(fieldAt('plan.place'), all)]).toEqual(['id', 'identity', 'plan.name', 'plan.places']);
    expect([...toggled(fieldAt('id'), all)]).toEqual(['identity', 'plan.name', 'plan.place.city', 'plan.places']);
  });

  it('is empty when nothing is asked for', () => {
    expect(selectionText(fields, new Set())).toBe('');
  });
});
