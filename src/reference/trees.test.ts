import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { argumentDocs } from './inputTree.ts';
import { returnTree } from './returnTree.ts';
import { createTextIndex } from './textIndex.ts';

const schema = buildSchema(`
  enum Colour { RED BLUE }
  input Filter { colour: Colour!, not: Filter, range: Range }
  input Range { from: Int = 0, to: Int }
  type Person { name: String!, friends: [Person!]!, home: Place }
  type Place { city: String }
  type Query { people(filter: Filter!, page: Int! = 0): [Person!] }
`);
const none = { texts: new Map(), asked: new Map() };
const texts = createTextIndex({ en: none, fa: none, ru: none });
const people = Object.values(schema.getQueryType()?.getFields() ?? {})[0];
if (!people) throw new Error('The schema has no people.');

describe('arguments', () => {
  const [filter, page] = argumentDocs('Query.people', people.args, texts);

  it('are unfolded to the fields of their input types', () => {
    expect(filter?.fields.map((field) => field.coordinate)).toEqual(['Filter.colour', 'Filter.not', 'Filter.range']);
    expect(filter?.fields[2]?.fields.map((field) => field.coordinate)).toEqual(['Range.from', 'Range.to']);
  });

  it('are not unfolded again if an input type contains itself', () => {
    const inner = filter?.fields[1];
    expect(inner?.type.name).toBe('Filter');
    expect(inner?.fields.flatMap((field) => field.fields.map((deeper) => deeper.coordinate))).not.toContain(
      'Filter.colour',
    );
  });

  it('are required if they are non-null and have no default', () => {
    expect([filter?.required, page?.required]).toEqual([true, false]);
  });

  it('are required if the operation demands it, whatever their type', () => {
    const [marked] = argumentDocs('Query.people', people.args, texts, ['filter.range.to']);
    expect(marked?.fields[2]?.fields.map((field) => field.required)).toEqual([false, true]);
  });

  it('name the values of an enum', () => {
    expect(filter?.fields[0]?.values).toEqual(['RED', 'BLUE']);
  });

  it('keep the type as written and link the type it names', () => {
    expect(filter?.type).toEqual({ text: 'Filter!', name: 'Filter', path: '/docs/api/Types/Filter' });
  });
});

describe('returned fields', () => {
  const tree = returnTree(people.type, texts);

  it('are unfolded to the fields of their object types', () => {
    expect(tree.map((field) => field.coordinate)).toEqual(['Person.name', 'Person.friends', 'Person.home']);
    expect(tree[2]?.fields.map((field) => field.coordinate)).toEqual(['Place.city']);
  });

  it('stop at a type that contains itself', () => {
    expect(tree[1]?.fields).toEqual([]);
  });
});
