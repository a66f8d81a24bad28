import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checksums } from '../../tools/release/checksums.ts';

const root = join(import.meta.dirname, '..', '..');

/** Builds the last commit in a clone. @returns the checksums of its output */
async function build(folder: string, environment: NodeJS.ProcessEnv): Promise<string[]> {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // A release does not get the tests' environment, which sets DEV.
  const { HOME, PATH } = process.env;
  const env = { HOME, PATH, ASTRO_TELEMETRY_DISABLED: '1', ...environment };
  const child = spawn(process.execPath, ['tools/build.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  return checksums(join(folder, 'dist')).split('\n');
}

// Takes as long as two builds: a part of the deep run.
test.runIf(process.env['DEEP'] === '1')(
  'Two builds of a commit in other folders, time zones and languages give the same bytes',
  { timeout: 1_800_000 },
  async () => {
    const work = join(root, '.cache', 'reproducible');
    rmSync(work, { recursive: true, force: true });
    const first = await build(join(work, 'a'), { TZ: 'UTC', LC_ALL: 'C.UTF-8' });
    const second = await build(join(work, 'a longer name'), { TZ: 'Asia/Tehran', LC_ALL: 'C' });
    expect(first.length).toBeGreaterThan(1000);
    expect(second.filter((line) => !first.includes(line))).toEqual([]);
    expect(second.length).toBe(first.length);
    rmSync(work, { recursive: true });
  },
);
