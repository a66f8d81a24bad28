import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checksums } from './checksums.ts';

test('sha256sum accepts the list, and names a file that was tampered with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-checksums-'));
  mkdirSync(join(folder, 'ru'));
  writeFileSync(join(folder, 'ru', 'docs.html'), 'docs');
  writeFileSync(join(folder, 'index.html'), 'start');
  const list = checksums(folder);
  expect(list.split('\n').map((line) => line.slice(66))).toEqual(['index.html', 'ru/docs.html', '']);
  const check = () =>
    spawnSync('sha256sum', ['--check', '--quiet', '-'], { cwd: folder, input: list, encoding: 'utf8' });
  expect(check().status).toBe(0);
  writeFileSync(join(folder, 'ru', 'docs.html'), 'evil');
  expect(check().stdout).toBe('ru/docs.html: FAILED\n');
  rmSync(folder, { recursive: true });
});
