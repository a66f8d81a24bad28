import type { AccessRole } from '../model/api/reference.ts';

/** General codes, which need no `@throws`, and the operations to which they apply. */
const general: readonly { code: string; appliesTo: (operation: Callable) => boolean }[] = [
  { code: 'UNAUTHENTICATED', appliesTo: ({ role }) => role !== 'none' },
  { code: 'FORBIDDEN', appliesTo: ({ role }) => role === 'reseller' || role === 'admin' },
  { code: 'VALIDATION_ERROR', appliesTo: ({ hasArguments }) => hasArguments },
  { code: 'BAD_REQUEST', appliesTo: ({ hasArguments }) => hasArguments },
  { code: 'RATE_LIMITED', appliesTo: () => true },
  { code: 'INTERNAL_ERROR', appliesTo: () => true },
  { code: 'GRAPHQL_ERROR', appliesTo: () => true },
];

interface Callable {
  readonly role: AccessRole;
  readonly hasArguments: boolean;
}

export const generalCodes: readonly string[] = general.map(({ code }) => code);

/** General codes unrelated to the operation: invalid request, server failure. */
export const technicalCodes: readonly string[] = ['BAD_REQUEST', 'INTERNAL_ERROR', 'GRAPHQL_ERROR'];

/** The codes of an operation, its own first, for use in an example. */
export function errorsOf(own: readonly string[], operation: Callable): string[] {
  const applying = general.filter(({ appliesTo }) => appliesTo(operation)).map(({ code }) => code);
  return [...new Set([...own, ...applying])];
}
