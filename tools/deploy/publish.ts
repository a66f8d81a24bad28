import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isImmutable } from '../../server/cacheControl.ts';
import { filesOf } from '../../src/content/filesOf.ts';

/** Days for which files of earlier builds are kept for open tabs. */
const keptDays = 7;

/** On the server, hidden from readers: since when no build has used each kept file. */
const recordName = '.published.json';
const recordSchema = z.record(z.string(), z.iso.datetime());
type PublishedRecord = z.infer<typeof recordSchema>;

interface Publication {
  /** The built folder. */
  readonly from: string;
  /** A target of rsync: a folder, or `host:folder`. */
  readonly to: string;
  readonly now?: Date;
  /** More options of rsync. */
  readonly options?: readonly string[];
}

/** Result of a publication, in numbers of files. */
export interface Published {
  readonly hashed: number;
  readonly pages: number;
  readonly kept: number;
  readonly removed: number;
}

/**
 * Publishes a folder so that the live site is always whole: hashed files first, then all others
 * together, then old hashed files go. Same bytes keep their ETag.
 * @throws {Error} with the message of rsync
 */
export function publish({ from, to, now = new Date(), options = [] }: Publication): Published {
  const work = mkdtempSync(join(tmpdir(), 'docs-publish-'));
  const list = (name: string, files: readonly string[]) => {
    writeFileSync(join(work, name), files.map((file) => `${file}\n`).join(''));
    return join(work, name);
  };
  const rsync = (...args: readonly string[]) =>
    run(['--recursive', '--checksum', '--chmod=D755,F644', ...options, ...args, `${from}/`, `${to}/`]);
  try {
    const local = filesOf(from);
    const hashed = local.filter(isImmutable);
    const record = readRecord(to, work);
    const retired = published(to).filter((file) => isImmutable(file) && !local.includes(file));
    const { kept, removed } = sortRetired(retired, record, now);

    rsync(`--files-from=${list('hashed', hashed)}`);
    const others = [...hashed, ...retired, recordName].map((file) => `/${escapePattern(file)}`);
    rsync('--delete-after', '--delay-updates', `--exclude-from=${list('others', others)}`);
    if (removed.length > 0) rsync('--delete-missing-args', `--files-from=${list('removed', removed)}`);
    writeFileSync(join(work, recordName), JSON.stringify(kept, null, 1));
    run(['--checksum', '--chmod=F644', join(work, recordName), `${to}/`]);
    return {
      hashed: hashed.length,
      pages: local.length - hashed.length,
      kept: Object.keys(kept).length,
      removed: removed.length,
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Hashed files that no build uses any more: those kept, with the time since, those to delete. */
export function sortRetired(files: readonly string[], record: PublishedRecord, now: Date) {
  const kept = Object.fromEntries(files.map((file) => [file, record[file] ?? now.toISOString()]));
  const removed = files.filter((file) => now.getTime() - Date.parse(kept[file] ?? '') > keptDays * 86_400_000);
  for (const file of removed) delete kept[file];
  return { kept, removed };
}

/** Names of the files that are published now; none at the first time. */
function published(to: string): string[] {
  const { status, stdout } = spawnSync('rsync', ['--recursive', '--list-only', `${to}/`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return [];
  // Mode, size, day, time, name.
  return stdout.split('\n').flatMap((line) => /^-\S+\s+\S+\s+\S+\s+\S+ (.+)$/.exec(line)?.[1] ?? []);
}

function readRecord(to: string, work: string): PublishedRecord {
  const { status } = spawnSync('rsync', [`${to}/${recordName}`, `${work}/`], { stdio: 'ignore' });
  if (status !== 0) return {};
  return recordSchema.parse(JSON.parse(readFileSync(join(work, recordName), 'utf8')));
}

/** A name as rsync's pattern for itself. */
function escapePattern(name: string): string {
  return name.replace(/[*?[\\]/g, '\\$&');
}

function run(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('rsync', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error(`rsync could not be started (${error.message}); install it with apt-get install rsync.`);
  if (status !== 0) throw new Error(`rsync ended with ${status}: ${stderr.trim()}`);
}
