import type { AccessRole } from '../model/api/reference.ts';

/** Codes that the server may answer any operation with, and the operations they can happen to. They need no `@throws`. */
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

/** General codes that say nothing about the operation: the request could not be read, or the server failed. */
export const technicalCodes: readonly string[] = ['BAD_REQUEST', 'INTERNAL_ERROR', 'GRAPHQL_ERROR'];

/** The codes that an operation may answer with: its own first, then the general ones. The first suits an example. */
export function errorsOf(own: readonly string[], operation: Callable): string[] {
  const applying = general.filter(({ appliesTo }) => appliesTo(operation)).map(({ code }) => code);
  return [...new Set([...own, ...applying])];
}
