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
  it('unfold, but no type inside itself', () => {
    expect(fields.map(({ path }) => path)).toEqual(['id', 'email', 'plan']);
    expect(fieldAt('plan').fields.map(({ path }) => path)).toEqual(['plan.name', 'plan.place']);
  });

  it('unfold as deep as examples, but not into a type that contains them', () => {
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

  it('do not exist if the answer is a plain value', () => {
    expect(selectable(rootField('total'))).toEqual([]);
  });
});

describe('a selection', () => {
  const some = selectionIn('mutation { edit { id plan { place { city } } } }');

  it('is read from a document and written to one', () => {
    expect([...some]).toEqual(['id', 'plan.place.city']);
    expect(selectionText(fields, some).replace(/\s+/g, ' ')).toBe('{ id plan { place { city } } }');
  });

  it('includes an object while it includes any of its fields', () => {
    expect(isSelected(fieldAt('plan'), some)).toBe(true);
    expect(isSelected(fieldAt('plan'), toggled(fieldAt('plan.place'), some))).toBe(false);
  });

  it('includes the plain fields of an object when it is ticked', () => {
    expect([...toggled(fieldAt('plan'), new Set())]).toEqual(['plan.name']);
  });

  it('includes the fields of nested objects if an object has no plain ones', () => {
    const leaf: Selectable = { name: 'city', path: 'home.place.city', type: 'String', fields: [] };
    const place: Selectable = { name: 'place', path: 'home.place', type: 'Place', fields: [leaf] };
    const home: Selectable = { name: 'home', path: 'home', type: 'Home', fields: [place] };
    expect([...toggled(home, new Set())]).toEqual(['home.place.city']);
  });

  it('keeps all other fields when one is removed, even those with the same prefix', () => {
    const all = new Set(['id', 'identity', 'plan.name', 'plan.place.city', 'plan.places']);
    expect([...toggled(fieldAt('plan.place'), all)]).toEqual(['id', 'identity', 'plan.name', 'plan.places']);
    expect([...toggled(fieldAt('id'), all)]).toEqual(['identity', 'plan.name', 'plan.place.city', 'plan.places']);
  });

  it('is empty if nothing is selected', () => {
    expect(selectionText(fields, new Set())).toBe('');
  });
});
