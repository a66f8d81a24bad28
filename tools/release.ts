/** `npm run release`: the site with compressed copies, its archive, checksums and notes. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRevision } from '../src/content/readRevision.ts';
import { builtSite, compressBuiltSite, publishedSite } from './compress.ts';
import { loadModules } from './loadModules.ts';
import { reportMissing } from './missingForReaders.ts';
import { releaseNotes } from './release/changelog.ts';
import { checksums } from './release/checksums.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'release');
if (!existsSync(builtSite)) {
  console.error('There is no built site to release: run `npm run build` first.');
  process.exit(1);
}

const { readConfiguration } = await loadModules(root, () => import('../src/content/configuration.ts'));
reportMissing(readConfiguration().facts);
const revision = readRevision(root);
const notes = notesOf(revision.version);
const day = new Date(revision.day);
const name = `orbvpn-docs-${revision.version}`;
const tag = `v${revision.version}`;
const archive = join(folder, `${name}.tar.gz`);
await compressBuiltSite();
for (const name of readdirSync(folder))
  if (name !== basename(publishedSite)) rmSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, 'NOTES.md'), `OrbVPN Docs ${revision.version}, ${notes.day}\n\n${notes.text}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), checksums(publishedSite));
// The same files give the same archive: sorted, with one time and no owner.
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
    `--transform=s,^site,${name},`,
    '-cf',
    archive,
    '-C',
    folder,
    basename(publishedSite),
  ],
  { stdio: 'inherit' },
);
if (status !== 0) {
  console.error('tar could not write the archive; GNU tar and gzip are needed.');
  process.exit(1);
}
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
console.log(`release/site, ${name}.tar.gz of it, its checksum, SHA256SUMS of every file, NOTES.md`);
if (revision.hasChanges)
  console.warn('The site was built with uncommitted changes: commit and build again before you tag the release.');
else console.log(`Tag it: git tag -a ${tag} --cleanup=verbatim -F release/NOTES.md`);

function notesOf(version: string) {
  try {
    return releaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
