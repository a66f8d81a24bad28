import { expect, it } from 'vitest';
import type { AccessRole } from '../model/api/reference.ts';
import { errorsOf } from './errorCodes.ts';

const always = ['RATE_LIMITED', 'INTERNAL_ERROR', 'GRAPHQL_ERROR'];

it.each<[AccessRole, hasArguments: boolean, own: readonly string[], codes: readonly string[]]>([
  // Its own ones come first, without duplicates.
  ['none', true, ['USER_EXISTS', 'BAD_REQUEST'], ['USER_EXISTS', 'BAD_REQUEST', 'VALIDATION_ERROR', ...always]],
  ['none', false, [], always],
  ['user', false, [], ['UNAUTHENTICATED', ...always]],
  ['user', true, [], ['UNAUTHENTICATED', 'VALIDATION_ERROR', 'BAD_REQUEST', ...always]],
  ['reseller', false, [], ['UNAUTHENTICATED', 'FORBIDDEN', ...always]],
  ['admin', false, [], ['UNAUTHENTICATED', 'FORBIDDEN', ...always]],
])('the error codes of an operation for %s, with arguments: %s, own codes: %j', (role, hasArguments, own, codes) => {
  expect(errorsOf(own, { role, hasArguments })).toEqual(codes);
});
