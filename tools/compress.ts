import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { compress, compressionSettings, encodings, isCompressed } from '../server/compression.ts';
import { filesOf } from '../src/content/filesOf.ts';

const root = join(import.meta.dirname, '..');

/** Output of `npm run build`, and with compressed copies, for release and deploy. */
export const builtSite = join(root, 'dist');
export const publishedSite = join(root, 'release', 'site');

interface CompressedSite {
  readonly files: number;
  /** How many files were there already, with their copies. */
  readonly reused: number;
  /** Bytes of all Brotli copies. */
  readonly brotli: number;
}

interface Folders {
  readonly from: string;
  readonly to: string;
  /** File that records the compression settings of the copies in `to`. */
  readonly madeWith: string;
}

/** Brings `release/site` up to date with `dist/` and says so. */
export async function compressBuiltSite(): Promise<void> {
  const start = performance.now();
  const madeWith = join(root, '.cache', 'compression.json');
  const { files, reused, brotli } = await copyCompressed({ from: builtSite, to: publishedSite, madeWith });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files into release/site, ${reused} of them unchanged: ${(brotli / 1e6).toFixed(1)} MB with Brotli, ${seconds} s.`,
  );
}

/** Brings `to` up to date: the same bytes stay, others go. The next run finishes a stopped one. */
export async function copyCompressed({ from, to, madeWith }: Folders): Promise<CompressedSite> {
  const sameSettings = existsSync(madeWith) && readFileSync(madeWith, 'utf8') === compressionSettings;
  if (!sameSettings) await rm(to, { recursive: true, force: true });
  for (const folder of [to, dirname(madeWith)]) await mkdir(folder, { recursive: true });
  await writeFile(madeWith, compressionSettings);

  const names = filesOf(from);
  const expected = new Set(names);
  const queue = names.values();
  const result = { files: names.length, reused: 0, brotli: 0 };
  const work = async (): Promise<void> => {
    // The workers share one iterator, so each file is taken once.
    for (const name of queue) {
      const content = await readFile(join(from, name));
      const copies = isCompressed(name, content.length) ? encodings.map(({ ending }) => name + ending) : [];
      for (const copy of copies) expected.add(copy);
      if (
        await isThere(
          join(to, name),
          content,
          copies.map((copy) => join(to, copy)),
        )
      )
        result.reused += 1;
      else await writeWithCopies(from, to, name, content, copies.length > 0);
      if (copies.length > 0) result.brotli += (await stat(`${join(to, name)}.br`)).size;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  for (const name of filesOf(to)) if (!expected.has(name)) await rm(join(to, name));
  return result;
}

async function isThere(path: string, content: Buffer, copies: readonly string[]): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.size === content.length && copies.every(existsSync) && content.equals(await readFile(path));
}

/** Writes the file after its copies, so that an existing file always has them. */
async function writeWithCopies(from: string, to: string, name: string, content: Buffer, isCompressed: boolean) {
  const target = join(to, name);
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { force: true });
  if (isCompressed)
    await Promise.all(
      encodings.map(async (encoding) =>
        writeFile(target + encoding.ending, await compress(name, content, encoding.name)),
      ),
    );
  await copyFile(join(from, name), target);
  const { atime, mtime } = await stat(join(from, name));
  await utimes(target, atime, mtime);
}
