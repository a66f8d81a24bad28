import { GraphQLError } from 'graphql';
import type { AccessRole } from '../../model/api/reference.ts';
import type { Row, Store } from './store.ts';

/** The context in which the mock runs an operation. */
export interface Context extends RequestContext {
  /** The error codes on the page of the operation. */
  readonly codes: readonly string[];
}

/** A request, which may call several operations. */
export interface RequestContext {
  readonly store: Store;
  readonly role: AccessRole;
  /** The signed-in user, as `UserView`; empty without a token. */
  readonly caller: Row;
  readonly hasPostfix: boolean;
  readonly payments: Map<string, PendingPayment>;
  /** Functions that undo the last renewal or reset, by user. */
  readonly undo: Map<unknown, () => void>;
  /** Consecutive failed sign-ins, by the address of the account. */
  readonly failures: Map<unknown, number>;
  /** Creates a token for the account with this address. */
  readonly signIn: (email: string) => string;
  readonly signOut: (email: string) => void;
  /** Sends an event; `commit` makes the change that the event reports. */
  readonly emit: (event: string, data: Row, commit?: () => void) => void;
  /** Sends a test event to a webhook, and returns its delivery. */
  readonly test: (webhook: Row) => Promise<Row>;
  readonly after: (seconds: number, work: () => void) => void;
}

export interface PendingPayment {
  /** `data` of its events. */
  readonly data: Row;
  readonly complete: () => void;
  /** `atSender`: coins not yet sent. */
  state: 'ready' | 'atBank' | 'atSender' | 'processing' | 'refused' | 'paid';
}

export type Arguments = Readonly<Record<string, unknown>>;
export type Operations = Readonly<Record<string, (args: Arguments, context: Context) => unknown>>;

/** An error of the API. */
export class Refusal extends GraphQLError {
  constructor(code: string, message: string) {
    super(message, { extensions: { code } });
  }
}

/** Throws the first of the codes that the operation has. */
export function refuse({ codes }: Context, ...wanted: string[]): never {
  const code = wanted.find((each) => codes.includes(each)) ?? wanted.at(-1) ?? 'NOT_FOUND';
  throw new Refusal(code, `${code.toLowerCase().replaceAll('_', ' ')}`);
}

/** The fields of an input, or of a nested record. */
export function fieldsOf(value: unknown): Row {
  return isRow(value) ? value : {};
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
