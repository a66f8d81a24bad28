import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { buildDay } from './buildDay.ts';

const folder = temporaryFolder();

test('SOURCE_DATE_EPOCH names the day', () => {
  expect(buildDay(folder, { SOURCE_DATE_EPOCH: '1700000000' }).toISOString()).toBe('2023-11-14T00:00:00.000Z');
});

test('Without history it is today', () => {
  expect(Date.now() - buildDay(folder, {}).getTime()).toBeLessThan(86_400_000 + 60_000);
});

test('Otherwise it is the day of the last commit', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2024-10-15T23:30:00+00:00' },
    });
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  expect(buildDay(folder, {}).toISOString()).toBe('2024-10-15T00:00:00.000Z');
});
