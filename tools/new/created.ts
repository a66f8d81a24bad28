/** Plan of `npm run new`, with notes for its user. Paths are those of the repository. */
export interface Created {
  readonly files: ReadonlyMap<string, string>;
  /** Odd input that may be meant. */
  readonly warnings: readonly string[];
  /** Remaining steps, in order. */
  readonly next: readonly string[];
}

/** Reason why nothing is created, for the person who typed the command. */
export class Refusal extends Error {
  override name = 'Refusal';
}
