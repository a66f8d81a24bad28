import { expect, it } from 'vitest';
import { coverMotif } from './coverMotif.ts';

it('A cover shows the subject of the first tag that has one, and a dawn where none has', () => {
  expect(coverMotif(['vision', 'wireguard', 'security'])).toBe('waves');
  expect(coverMotif(['security', 'wireguard'])).toBe('shield');
  expect(coverMotif(['vision'])).toBe('dawn');
  expect(coverMotif([])).toBe('dawn');
});
