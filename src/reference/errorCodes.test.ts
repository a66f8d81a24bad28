import { describe, expect, it } from 'vitest';
import type { AccessRole } from '../model/api/reference.ts';
import { errorsOf } from './errorCodes.ts';

const codes = (role: AccessRole, hasArguments = false, own: readonly string[] = []) =>
  errorsOf(own, { role, hasArguments });

describe('the error codes of an operation', () => {
  it('begin with its own, without duplicates', () => {
    expect(codes('none', true, ['USER_EXISTS', 'BAD_REQUEST'])).toEqual([
      'USER_EXISTS',
      'BAD_REQUEST',
      'VALIDATION_ERROR',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      'GRAPHQL_ERROR',
    ]);
  });

  it('include UNAUTHENTICATED if the caller must sign in', () => {
    expect(codes('none')).not.toContain('UNAUTHENTICATED');
    for (const role of ['user', 'reseller', 'admin'] as const) expect(codes(role)).toContain('UNAUTHENTICATED');
  });

  it('include FORBIDDEN for operations of resellers or administrators', () => {
    expect(codes('user')).not.toContain('FORBIDDEN');
    for (const role of ['reseller', 'admin'] as const) expect(codes(role)).toContain('FORBIDDEN');
  });

  it('include VALIDATION_ERROR and BAD_REQUEST only if there are arguments', () => {
    expect(codes('user', true)).toEqual(expect.arrayContaining(['VALIDATION_ERROR', 'BAD_REQUEST']));
    expect(codes('user')).toEqual(['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL_ERROR', 'GRAPHQL_ERROR']);
  });
});
