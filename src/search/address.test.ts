import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

describe('The address of the search page', () => {
  test('is read back as written', () => {
    const address = { query: 'пароль & <b>', section: 'api', page: 3, literal: true } as const;
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  test('omits default values', () => {
    expect(writeAddress({ query: 'dns', section: undefined, page: 1, literal: false })).toBe('?q=dns');
    expect(writeAddress({ query: '', section: undefined, page: 1, literal: false })).toBe('');
  });

  test.each(['?page=-1', '?page=1.5', '?page=x', '?page=Infinity', '?section=nowhere', ''])(
    'ignores invalid parameters: %s',
    (search) => expect(readAddress(search)).toEqual({ query: '', section: undefined, page: 1, literal: false }),
  );
});
