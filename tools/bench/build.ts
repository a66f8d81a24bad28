import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { budget } from './budgets.ts';
import type { Row } from './rows.ts';

const root = join(import.meta.dirname, '..', '..');

/** Makes a process print, as its last line, CPU time in microseconds and peak memory in kB. */
const tellUsage = `data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS}=process.resourceUsage();console.log(u+s,maxRSS)})`;

interface Built {
  readonly seconds: number;
  /** CPU seconds, which hardly depend on other load of the machine. */
  readonly work: number;
  readonly megabytes: number;
}

/** Builds the site in a folder with an empty cache. */
export function coldBuild(folder: string): Built {
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const start = performance.now();
  const { status, stdout } = spawnSync('node', ['--import', tellUsage, 'tools/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The site could not be built; the message is above.');
  const [micros = 0, kilobytes = 0] = stdout.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { seconds: (performance.now() - start) / 1000, work: micros / 1e6, megabytes: kilobytes / 1000 };
}

export function buildRows(): Row[] {
  const { seconds, megabytes: memory } = coldBuild(root);
  const files = filesOf(join(root, 'dist'));
  const megabytes = files.reduce((total, file) => total + statSync(join(root, 'dist', file)).size, 0) / 1e6;
  const pages = files.filter((name) => name.endsWith('.html')).length;
  return [
    { what: `cold build of ${pages} pages`, unit: 's', budget: (28 * pages) / 1920, measured: seconds },
    { what: 'peak memory of the build', unit: 'MB', budget: budget.buildMemory, measured: memory },
    { what: 'whole output', unit: 'MB', budget: (budget.page * pages) / 1e6, measured: megabytes },
  ];
}
