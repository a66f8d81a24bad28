import { type InputDemands, noDemands } from '../../model/api/demands.ts';
import type { AccessRole } from '../../model/api/reference.ts';
import type { Samples } from '../../model/api/samples.ts';

/**
 * Data that the build writes into the file: the schema, who may call each operation, with its own
 * error codes and what it demands of its inputs, the samples and their moment, UTC.
 */
export interface MockData {
  readonly sdl: string;
  readonly rights: Readonly<Record<string, Rights>>;
  readonly samples: Samples;
  readonly now: string;
}

export interface Rights {
  readonly role: AccessRole;
  readonly codes: readonly string[];
  readonly demands: InputDemands;
}

export function rightsOf({ rights }: MockData, operation: string): Rights {
  return rights[operation] ?? { role: 'none', codes: [], demands: noDemands };
}

export const defaultOptions = {
  /** 0: any free port. */
  port: 4000,
  /** Requests a minute with one token, or without one from one address. */
  limit: 100,
  /** Seconds until a token ends. */
  tokenLife: 86_400,
  /** Start of its clock, in UTC; the moment of the samples if empty. */
  now: '',
  /** Address that gets every event; none if empty. */
  webhook: '',
  /** Events come early, twice and with a forged one. */
  rough: false,
  /** Every nth mutation gets no answer, alternately after and before its work; none if 0. */
  lose: 0,
  /** A plan adds its `usernamePostfix` to the username of a new user. */
  postfix: false,
  /** Every operation answers with the sample of its page, and nothing is remembered. */
  samples: false,
  /** Milliseconds that a second of waiting lasts. */
  second: 1000,
};

export type MockOptions = Readonly<typeof defaultOptions>;
