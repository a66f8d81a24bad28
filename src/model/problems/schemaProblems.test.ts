import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusedKeys, schemaProblems } from './schemaProblems.ts';

const link = z.strictObject({ type: z.literal('link'), to: z.string() });
const category = z.strictObject({ type: z.literal('category'), label: z.string(), items: z.array(z.string()) });

const schema = z.strictObject({
  title: z.string('a title is a text').min(1),
  count: z.number().optional(),
  kind: z.enum(['a', 'b']).optional(),
  tags: z.array(z.string()).min(1).max(1).optional(),
  nested: z
    .strictObject({ label: z.string(), list: z.array(z.strictObject({ to: z.string() })).default([]) })
    .optional(),
  byId: z
    .record(z.string(), z.strictObject({ name: z.string() }))
    .nullable()
    .optional(),
  item: z.union([z.string(), link, category]).optional(),
  day: z.string().regex(/^\d+$/).optional(),
});
schema.register(refusedKeys, { heading: 'title is the heading' });

function problems(input: unknown, checked: z.ZodType = schema, withKeys = true): string[] {
  const { error } = checked.safeParse(input);
  if (!error) return [];
  return schemaProblems(error, input, withKeys ? checked : undefined).map(
    ({ path, message }) => `${path.map(String).join('/')}: ${message}`,
  );
}

describe('a violation of a schema is reported in a sentence', () => {
  it.each<readonly [what: string, input: object, message: string]>([
    ['a missing text', { title: undefined }, 'title: title is missing: a title is a text.'],
    ['an empty text', { title: '' }, 'title: title is empty; write it.'],
    ['a number', { count: 'one' }, 'count: count is "one": it should be a number.'],
    ['a choice', { kind: 'c' }, 'kind: kind is "c": it should be one of a, b.'],
    ['an empty list', { tags: [] }, 'tags: tags is []: it must not be empty.'],
    ['a long list', { tags: ['b', 'c'] }, 'tags: tags is ["b","c"]: too big: expected array to have <=1 items.'],
    ['an item of a list', { tags: [1] }, 'tags/0: tags.0 is 1: it should be text.'],
    ['a group', { nested: 1 }, 'nested: nested is 1: it should be a group of keys.'],
    ['a group by name', { byId: 1 }, 'byId: byId is 1: it should be a group of keys.'],
    ['a long value', { count: 'x'.repeat(100) }, `count: count is "${'x'.repeat(76)}…: it should be a number.`],
    ['a shorter value', { count: 'x'.repeat(78) }, `count: count is "${'x'.repeat(78)}": it should be a number.`],
  ])('%s', (_, input, message) => {
    expect(problems({ title: 'a', ...input })).toEqual([message]);
  });

  it('with a message from Zod if there is no other', () => {
    expect(problems({ title: 'a', day: 'x' })).toEqual([expect.stringMatching(/^day: day is "x": invalid string: /)]);
    expect(problems(5, z.string())).toEqual([': This is 5: it should be text.']);
  });

  it('with a single full stop, whatever the sentence ends with', () => {
    expect(problems({ a: 1 }, z.object({ a: z.string('is it a text?') }))).toEqual(['a: a is 1: is it a text?']);
    expect(problems({ a: 1 }, z.object({ a: z.string('Write a text.') }))).toEqual(['a: a is 1: Write a text.']);
  });
});

it.each<readonly [what: string, input: object, message: unknown]>([
  [
    'in a list',
    { nested: { label: 'b', list: [{ to: 'c', x: 1 }] } },
    'nested/list/0/x: Unknown key "x" in nested.list.0; the keys are to.',
  ],
  [
    'in a group by name',
    { byId: { a: { name: 'b', x: 1 } } },
    'byId/a/x: Unknown key "x" in byId.a; the keys are name.',
  ],
  ['known from elsewhere', { heading: 'b' }, 'heading: "heading" is not used here: title is the heading.'],
  [
    'known, but not from there',
    { nested: { label: 'b', heading: 'c' } },
    'nested/heading: Unknown key "heading" in nested; the keys are label, list.',
  ],
  ['of every object', { toString: 'b' }, expect.stringMatching(/^toString: Unknown key "toString"; the keys are/)],
])('an unknown key %s is reported', (_, input, message) => {
  expect(problems({ title: 'a', ...input })).toEqual([message]);
});

it('an unknown key is reported without the known ones if the schema is missing', () => {
  expect(problems({ title: 'a', x: 1, y: 2 }, schema, false)).toEqual(['x: Unknown key "x".', 'y: Unknown key "y".']);
});

describe('a union of several forms', () => {
  it('is explained by the form that was meant', () => {
    expect(problems({ title: 'a', item: { type: 'category', label: 1, items: [] } })).toEqual([
      'item/label: item.label is 1: it should be text.',
    ]);
    expect(problems({ title: 'a', item: { type: 'link', too: 'b' } })).toEqual([
      'item/to: item.to is missing: it should be text.',
      expect.stringMatching(/^item\/too: Unknown key "too" in item/),
    ]);
  });

  it('is explained as a whole if no form was meant, or perhaps several', () => {
    expect(problems({ title: 'a', item: { type: 'other' } })).toEqual([
      'item: item is {"type":"other"}: invalid input.',
    ]);
    expect(problems({}, z.union([link.omit({ type: true }), z.object({ from: z.string() })]))).toEqual([
      ': This is {}: invalid input.',
    ]);
  });
});
