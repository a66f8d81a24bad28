/** What `npm run new` is about to do, and what its user should know. Paths are those of the repository. */
export interface Created {
  readonly files: ReadonlyMap<string, string>;
  /** Files that get another place, with that place. */
  readonly moved?: ReadonlyMap<string, string>;
  /** New texts of files that are there, by their place after all moves. */
  readonly changed?: ReadonlyMap<string, string>;
  /** What looks odd but may be meant. */
  readonly warnings: readonly string[];
  /** What is left to do, in order. */
  readonly next: readonly string[];
}

/** Why nothing is created, for whoever typed the command. */
export class Refusal extends Error {
  override name = 'Refusal';
}
