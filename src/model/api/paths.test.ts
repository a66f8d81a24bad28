import { expect, it } from 'vitest';
import { exampleReference, sameInline } from '../testing/exampleSite.ts';
import { pathOfCoordinate } from './paths.ts';
import type { InputDoc, OutputDoc, Reference } from './reference.ts';

const [balance] = exampleReference.operations;
const [int] = exampleReference.types;
if (!balance || !int) throw new Error('The example has an operation and a type.');

const place = { type: { text: 'Int', name: 'Int', path: '/int' }, text: sameInline('A place.') };
const input = (coordinate: string, name: string): InputDoc => {
  return { ...place, coordinate, name, required: false, fields: [], values: [] };
};
const id: OutputDoc = { ...place, coordinate: 'User.id', name: 'id', fields: [] };

const reference: Reference = {
  ...exampleReference,
  operations: [{ ...balance, args: [input('Query.balance.userId', 'userId')] }],
  types: [
    { ...int, kind: 'object', name: 'User', path: '/User', outputs: [id] },
    { ...int, kind: 'input', name: 'UserEdit', path: '/UserEdit', inputs: [input('UserEdit.name', 'name')] },
    {
      ...int,
      kind: 'enum',
      name: 'Level',
      path: '/Level',
      values: [{ coordinate: 'Level.GOLD', name: 'GOLD', text: place.text }],
    },
  ],
};

it.each([
  ['Query.balance', balance.path],
  ['Query.balance.userId', `${balance.path}#arg-userId`],
  ['User.id', '/User#field-id'],
  ['UserEdit.name', '/UserEdit#arg-name'],
  ['Level.GOLD', '/Level#GOLD'],
  ['Level', '/Level'],
])('%s is documented at %s', (coordinate, path) => {
  expect(pathOfCoordinate(coordinate, reference)).toBe(path);
});

it('an operation that was removed leads to the page that had it, if there still is one', () => {
  expect(pathOfCoordinate('User.gone', reference)).toBe('/User');
  expect(pathOfCoordinate('Query.gone', reference)).toBeUndefined();
});
