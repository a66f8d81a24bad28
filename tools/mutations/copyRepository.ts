import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * Copies the repository as it is on the disk, without what Git ignores but with its packages, to a temporary folder. Outside of the
 * repository, since tools that find themselves inside of another one take settings from there.
 */
export function copyRepository(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const file of files
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path))))
    cpSync(join(root, file), join(folder, file));
  // As hard links if the file system allows it, which takes a second.
  const copied = ['-al', '-R'].some(
    (how) => spawnSync('cp', [how, join(root, 'node_modules'), folder], { stdio: 'ignore' }).status === 0,
  );
  if (!copied) throw new Error(`The packages could not be copied to ${folder}.`);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return folder;
}
