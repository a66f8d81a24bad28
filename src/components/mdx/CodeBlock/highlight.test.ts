import { afterEach, expect, test, vi } from 'vitest';
import { highlight } from './highlight.ts';

afterEach(() => vi.restoreAllMocks());

test('Code is coloured in the same way on a machine so busy that a line takes minutes', () => {
  const kinds = (code: string) => highlight(code, 'php').map((line) => line.map(({ kind }) => kind));
  const code = (name: string) =>
    `<?php\n$sql = "CREATE TABLE ${name} (id BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY)";\nreturn [$sql, 1, null];`;
  const usual = kinds(code('outbox'));
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 100_000;
    return now;
  });
  // Another name, since results are cached.
  expect(kinds(code('drafts'))).toEqual(usual);
  expect(usual.flat().filter((kind) => kind !== undefined).length).toBeGreaterThan(4);
});

test('Operators are plain, keywords are not', () => {
  const kinds = highlight('const a = b ?? await c;', 'js').flat();
  expect(kinds.filter(({ kind }) => kind === 'k').map(({ text }) => text.trim())).toEqual(['const', 'await']);
});
