/** `npm run release`: from the built site, what a release publishes next to it: the archive, its checksums, the list of packages. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../src/build/buildDay.ts';
import { checksums } from './release/checksums.ts';
import { softwareBill } from './release/sbom.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'release');
const site = join(root, 'dist');
if (!existsSync(site)) {
  console.error('There is no built site to release: run `npm run build` first.');
  process.exit(1);
}

const day = buildDay(root);
const name = `orbvpn-docs-${day.toISOString().slice(0, 10)}`;
const archive = join(folder, `${name}.tar.gz`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
writeFileSync(join(folder, 'SHA256SUMS'), checksums(site));
writeFileSync(join(folder, 'sbom.spdx.json'), softwareBill(root, day));
// The same files give the same archive: in order, of one time, of nobody.
const { status } = spawnSync(
  'tar',
  [
    '--sort=name',
    `--mtime=${day.toISOString()}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '--use-compress-program=gzip -n -9',
    `--transform=s,^dist,${name},`,
    '-cf',
    archive,
    '-C',
    root,
    'dist',
  ],
  { stdio: 'inherit' },
);
if (status !== 0) {
  console.error('tar could not write the archive; GNU tar and gzip are needed.');
  process.exit(1);
}
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
console.log(`release/${name}.tar.gz, its checksum, SHA256SUMS of every file, sbom.spdx.json`);
