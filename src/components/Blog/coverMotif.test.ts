import { expect, it } from 'vitest';
import { coverMotif } from './coverMotif.ts';

it('A cover shows the motif of the first tag that has one, or else a dawn', () => {
  expect(coverMotif(['vision', 'wireguard', 'security'])).toBe('waves');
  expect(coverMotif(['security', 'wireguard'])).toBe('shield');
  expect(coverMotif(['vision'])).toBe('dawn');
  expect(coverMotif([])).toBe('dawn');
});
