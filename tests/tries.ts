import type { TestContext } from 'vitest';

/** How often a test tried what it is about, for the table in docs/reliability.md. */
export interface Tries {
  /** What was tried, such as "Requests to nginx". */
  readonly kind: string;
  readonly tried: number;
}

declare module 'vitest' {
  interface TaskMeta {
    tries?: Tries;
  }
}

/** Adds the number of tries to the report of the running test. */
export function noteTries({ task }: Pick<TestContext, 'task'>, tries: Tries): void {
  task.meta.tries = tries;
}
