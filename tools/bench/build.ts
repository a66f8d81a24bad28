import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { budget } from './budgets.ts';
import type { Row } from './rows.ts';

const root = join(import.meta.dirname, '..', '..');

/** Prints as last line of a process the kB of memory at its peak. */
const tellUsage = `data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))`;

interface Built {
  readonly seconds: number;
  readonly megabytes: number;
}

/** A cold build of the site, from an empty cache. */
function coldBuild(): Built {
  rmSync(join(root, '.cache'), { recursive: true, force: true });
  const start = performance.now();
  const { status, stdout } = spawnSync('node', ['--import', tellUsage, 'tools/build.ts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The site could not be built; the message is above.');
  const kilobytes = Number(stdout.trim().split('\n').at(-1));
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1000 };
}

/** Cold build, and size of the output. */
export function buildRows(): Row[] {
  const { seconds, megabytes: memory } = coldBuild();
  const files = filesOf(join(root, 'dist'));
  const megabytes = files.reduce((total, file) => total + statSync(join(root, 'dist', file)).size, 0) / 1e6;
  const pages = files.filter((name) => name.endsWith('.html')).length;
  return [
    {
      what: `cold build of ${pages} pages`,
      unit: 's',
      budget: (28 * pages) / 1920,
      measured: seconds,
    },
    { what: 'memory of it at its peak', unit: 'MB', budget: budget.buildMemory, measured: memory },
    { what: 'whole output', unit: 'MB', budget: (budget.page * pages) / 1e6, measured: megabytes },
  ];
}
