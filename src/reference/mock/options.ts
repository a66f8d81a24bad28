import { type InputDemands, noDemands } from '../../model/api/demands.ts';
import type { AccessRole } from '../../model/api/reference.ts';
import type { Samples } from '../../model/api/samples.ts';

/**
 * Data that the build writes into the file: the schema, the role of each operation, with its own
 * error codes and the demands on its inputs, the samples and their time, UTC.
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
  /** Requests per minute with one token, or from one address without a token. */
  limit: 100,
  /** Seconds until a token expires. */
  tokenLife: 86_400,
  /** Start of its clock, in UTC; the time of the samples if empty. */
  now: '',
  /** URL that receives every event; none if empty. */
  webhook: '',
  /** Events arrive early, twice and with a forged one. */
  rough: false,
  /** Every nth mutation gets no response, alternately after and before its work; none if 0. */
  lose: 0,
  /** Plans append their `usernamePostfix` to the usernames of new users. */
  postfix: false,
  /** Every operation responds with the sample of its page, and nothing is stored. */
  samples: false,
  /** Duration of a second of waiting, in milliseconds. */
  second: 1000,
};

export type MockOptions = Readonly<typeof defaultOptions>;
