import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder, writeIn } from '../../tests/temporaryFolder.ts';
import { checksums } from './checksums.ts';

const folder = temporaryFolder();

test('sha256sum accepts the list, and names a file that was tampered with', () => {
  writeIn(folder, 'ru/docs.html', 'docs');
  writeIn(folder, 'index.html', 'start');
  const list = checksums(folder);
  expect(list.split('\n').map((line) => line.slice(66))).toEqual(['index.html', 'ru/docs.html', '']);
  const check = () =>
    spawnSync('sha256sum', ['--check', '--quiet', '-'], { cwd: folder, input: list, encoding: 'utf8' });
  expect(check().status).toBe(0);
  writeIn(folder, 'ru/docs.html', 'evil');
  expect(check().stdout).toBe('ru/docs.html: FAILED\n');
});
