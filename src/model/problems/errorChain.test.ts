import { expect, test } from 'vitest';
import { errorChain } from './errorChain.ts';

test('an error is reported with all its causes', () => {
  const error = new Error('The page failed.', { cause: new Error('The list failed.', { cause: 'no items' }) });
  expect(errorChain(error)).toBe('The page failed.\n↳ The list failed.\n↳ no items');
});

test('circular causes are reported once', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorChain(error)).toBe('round');
});
