import { expect, it } from 'vitest';
import { sortRetired } from './publish.ts';

it('A hashed file stays for seven whole days after the first build that does not use it', () => {
  const record = { 'a.css': '2026-01-01T00:00:00.000Z' };
  const at = (time: string) => sortRetired(['a.css', 'b.css'], record, new Date(time));
  expect(at('2026-01-08T00:00:00.000Z')).toEqual({
    kept: { ...record, 'b.css': '2026-01-08T00:00:00.000Z' },
    removed: [],
  });
  const kept = { 'b.css': '2026-01-08T00:00:00.001Z' };
  expect(at(kept['b.css'])).toEqual({ kept, removed: ['a.css'] });
});
