import { describe, expect, it } from 'vitest';
import { commitsOf, isStale, reportsSchema } from './reports.ts';

const commit = 'a'.repeat(40);
const revision = { version: '1.0.0', commit: 'b'.repeat(40), hasChanges: false, day: '2026-11-22' };
const since = (files: number) => new Map([[commit, files]]);

describe('a report', () => {
  it('counts while it is at most 60 days old and at most 100 files of code have changed', () => {
    expect(isStale({ day: '2026-09-23', commit }, revision, since(100))).toBe(false);
    expect(isStale({ day: '2026-09-22', commit }, revision, since(0))).toBe(true);
    expect(isStale({ day: '2026-11-22', commit }, revision, since(101))).toBe(true);
  });

  it('of a commit that the history lacks is stale; without a history only its age counts', () => {
    expect(isStale({ day: '2026-11-22', commit }, revision, new Map())).toBe(true);
    expect(isStale({ day: '2026-11-22', commit }, { ...revision, commit: undefined }, new Map())).toBe(false);
  });

  it('names its commit, which is asked for once', () => {
    const test = { step: 'unit', passed: 3, failed: 0, day: '2026-11-22', commit };
    const reports = reportsSchema.parse({ tests: [test, { ...test, step: 'output' }] });
    expect(commitsOf(reports)).toEqual([commit]);
    expect(reportsSchema.safeParse({ tests: [{ ...test, commit: 'abc' }] }).success).toBe(false);
  });
});
