import { describe, expect, it } from 'vitest';
import { placeLinks } from './placeLinks.ts';

const part = (id: string) => ({ id, text: id });
const rows = [
  [part('nas')],
  [part('radius'), part('billing'), part('users')],
  [part('data'), part('invoices'), part('panel')],
];

describe('placeLinks', () => {
  it('puts an arrow below the only part of a row into the column of the other row', () => {
    expect(placeLinks(rows, [{ from: 'nas', to: 'users', text: 'asks' }])).toEqual([
      { row: 0, column: 2, isBelow: true, isForward: true, text: 'asks' },
    ]);
  });

  it('points upwards to the part that the link names as its end', () => {
    expect(placeLinks(rows, [{ from: 'invoices', to: 'billing' }])).toMatchObject([
      { row: 1, column: 1, isBelow: true, isForward: false },
    ]);
  });

  it('puts an arrow between neighbours of a row', () => {
    expect(placeLinks(rows, [{ from: 'users', to: 'billing' }])).toMatchObject([
      { row: 1, column: 1, isBelow: false, isForward: false },
    ]);
  });

  it('lists the known parts if a link names another one', () => {
    expect(() => placeLinks(rows, [{ from: 'nas', to: 'core' }])).toThrow('nas, radius, billing, users');
  });

  it.each([
    ['parts of a row with another one between them', 'radius', 'users'],
    ['parts with a row between them', 'nas', 'data'],
    ['parts of two rows that are not one below the other', 'radius', 'panel'],
    ['a part with itself', 'nas', 'nas'],
  ])('refuses to join %s', (_, from, to) => {
    expect(() => placeLinks(rows, [{ from, to }])).toThrow('No arrow fits');
  });
});
