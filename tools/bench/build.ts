import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { budget } from './budgets.ts';
import type { Row } from './rows.ts';

const root = join(import.meta.dirname, '..', '..');

/** Seconds of a cold build of this repository, from an empty cache. */
export function coldBuild(folder = root): number {
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const start = performance.now();
  const { status } = spawnSync('node', ['tools/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The site could not be built; the message is above.');
  return (performance.now() - start) / 1000;
}

/** Cold build, size of the output, and the build with twice the changelog: it must not take more than twice as long. */
export function buildRows(): Row[] {
  const seconds = coldBuild();
  const doubled = join(root, '.cache', 'doubled');
  copyWithTwiceTheChangelog(doubled);
  const again = coldBuild(doubled);
  const files = filesOf(join(root, 'dist'));
  const megabytes = files.reduce((total, file) => total + statSync(join(root, 'dist', file)).size, 0) / 1e6;
  const pages = files.filter((name) => name.endsWith('.html')).length;
  rmSync(doubled, { recursive: true });
  return [
    { what: `cold build of ${pages} pages`, unit: 's', budget: (28 * pages) / 1920, measured: seconds },
    { what: 'cold build with twice the changelog entries', unit: 's', budget: 2 * seconds, measured: again },
    { what: 'whole output', unit: 'MB', budget: (budget.page * pages) / 1e6, measured: megabytes },
  ];
}

function copyWithTwiceTheChangelog(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync(root))
    if (!['node_modules', 'dist', '.cache', '.git', 'test-results', '.astro'].includes(part))
      cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The same entries once more, a hundred years and ten versions later: dates and versions stay in order.
  for (const file of globSync('content/changelog/*/*.yaml', { cwd: folder })) {
    const year = Number(basename(file).slice(0, 4)) + 100;
    const target = join(folder, 'content', 'changelog', String(year), `${year}${basename(file).slice(4)}`);
    mkdirSync(dirname(target), { recursive: true });
    const later = (_: string, start: string, major: string) => `${start}${Number(major) + 10}`;
    const entry = readFileSync(join(folder, file), 'utf8').replace(/^(version: "?)(\d+)/, later);
    // The first releases need none.
    const headline = /^headline:/m.test(entry) ? '' : 'headline: { en: Words, fa: عنوان, ru: Слова }\n';
    writeFileSync(target, entry + headline);
  }
}
