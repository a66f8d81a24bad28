/** State of the repository that a build was made from. */
export interface Revision {
  /** Version of the site, from `package.json`: `1.0.0`. */
  readonly version: string;
  /** The commit, 40 hexadecimal digits; unknown without version control (a downloaded archive). */
  readonly commit: string | undefined;
  /** True if files that the site is made of differed from the commit. */
  readonly hasChanges: boolean;
  /** Day of the build: `2026-11-22`. */
  readonly day: string;
}
