import { test } from '@playwright/test';

/** What a test tried on the site, for the table in docs/reliability.md. */
export interface Trial {
  /** The kind of fault. */
  readonly kind: string;
  /** The language of the reader, such as `fa`. */
  readonly language: string;
  readonly tried: number;
  /** How each try ended in which the reader got on. */
  readonly ends: readonly string[];
}

/** Adds a trial to the report of the running test. */
export function noteTrial(trial: Trial): void {
  test.info().annotations.push({ type: 'trial', description: JSON.stringify(trial) });
}
