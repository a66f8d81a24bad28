/** A behaviour that is broken on purpose, and the test that has to notice. */
export interface Mutation {
  /** The broken behaviour, as a sentence about the site. */
  readonly breaks: string;
  readonly file: string;
  /** Text of the file, which must be there once. Found by its words, so that lines may come and go around it. */
  readonly find: string;
  readonly replace: string;
  /** The file of the test, and the beginning of its title. */
  readonly test: readonly [file: string, title: string];
}
