import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './filesOf.ts';

/** Kinds of file that shrink; pictures and fonts are compressed already. */
const compressible = new Set(
  [
    'atom',
    'bin',
    'css',
    'graphql',
    'html',
    'ico',
    'js',
    'json',
    'map',
    'md',
    'mjs',
    'rss',
    'svg',
    'txt',
    'wasm',
    'webmanifest',
    'xml',
    'yaml',
  ].map((ending) => `.${ending}`),
);

/** Smaller files fit into one packet anyway. Bytes. */
const smallestFile = 512;

/** Hashed assets are loaded by every reader and are few: the slowest and best. */
const assetQuality = 11;

/** Pages are many. Measured on 120 of them: 10 takes 11 ms a page for 5.2 kB, 11 takes 24 ms for 5.1 kB, 8 takes 1 ms for 5.7 kB. */
const pageQuality = 10;

/** Markdown is for programs, which do not wait for it: 2,700 twins take 2 s of work in place of 9, for 9 % more bytes. */
const programQuality = 8;

/** Bytes of a page that is slow to load as it is, so that the best compression pays: one of seven. */
const largePage = 36_000;

const gzipLevel = 9;

/** What the compressed bytes depend on besides the content: files made with other settings are not used again. */
export const compressionSettings = JSON.stringify({
  smallestFile,
  assetQuality,
  pageQuality,
  programQuality,
  largePage,
  gzipLevel,
  brotli: process.versions['brotli'],
  zlib: process.versions['zlib'],
});

/** Sizes in bytes over all files that have compressed copies. */
export interface CompressionResult {
  readonly files: number;
  /** How many of them were taken from the previous output. */
  readonly reused: number;
  readonly original: number;
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * Writes `.br` and `.gz` next to every compressible file of a folder that is larger than 512 bytes. A file whose bytes are those of the
 * previous output gets its compressed copies and its time from there, so that the ETag that a server derives from size and time
 * changes only with the content. Files of `finished` have their copies already, and count as reused.
 */
export async function compressFolder(
  folder: string,
  previous?: string,
  finished: ReadonlySet<string> = new Set(),
): Promise<CompressionResult> {
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && finished.has(name.slice(0, name.lastIndexOf('.')));
  const queue = filesOf(folder)
    .filter((name) => !isCopy(name))
    .values();
  const result = { files: 0, reused: 0, original: 0, brotli: 0, gzip: 0 };
  const count = async (path: string, original: number, reused: boolean): Promise<void> => {
    const [br, gz] = await Promise.all([stat(`${path}.br`), stat(`${path}.gz`)]);
    result.files += 1;
    result.reused += reused ? 1 : 0;
    result.original += original;
    result.brotli += br.size;
    result.gzip += gz.size;
  };
  const work = async (): Promise<void> => {
    // The workers draw from one iterator, so each file is taken once.
    for (const name of queue) {
      const path = join(folder, name);
      if (finished.has(name)) {
        const { size } = await stat(path);
        if (size > smallestFile) await count(path, size, true);
        continue;
      }
      const content = await readFile(path);
      const before = previous === undefined ? undefined : await unchanged(join(previous, name), content);
      if (before) await utimes(path, before.mtime, before.mtime);
      if (!compressible.has(extname(name)) || content.length <= smallestFile) continue;
      const quality = qualityOf(name, content);
      const reused = before !== undefined && (await linkCopies(before.path, path));
      if (!reused) {
        const [br, gz] = await Promise.all([toBrotli(content, quality), toGzip(content)]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }
      await count(path, content.length, reused);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return result;
}

/** Writes `.br` and `.gz` next to a page that was changed after the build, if it had them. The old ones may be shared with another build. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [ending, compress] of copiesOf(path, content)) {
    const known = await rm(path + ending).then(
      () => true,
      () => false,
    );
    if (known) await writeFile(path + ending, await compress());
  }
}

/** Writes a file with its `.br` and `.gz`, in place of an earlier one, which may share its compressed copies with another build. */
export async function writeCompressed(path: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFile(path, content);
  for (const [ending, compress] of copiesOf(path, content)) {
    await rm(path + ending, { force: true });
    await writeFile(path + ending, await compress());
  }
}

const copiesOf = (path: string, content: Buffer) =>
  [
    ['.br', () => toBrotli(content, qualityOf(path, content))],
    ['.gz', () => toGzip(content)],
  ] as const;

interface UnchangedFile {
  readonly path: string;
  readonly mtime: Date;
}

/** The file of the previous output, if it has the same content. */
async function unchanged(path: string, content: Buffer): Promise<UnchangedFile | undefined> {
  try {
    const { size, mtime } = await stat(path);
    return size === content.length && content.equals(await readFile(path)) ? { path, mtime } : undefined;
  } catch {
    // There was no such file.
    return undefined;
  }
}

/** Hard links the compressed copies of one file to another. Gives whether both were there. */
async function linkCopies(from: string, to: string): Promise<boolean> {
  try {
    await link(`${from}.br`, `${to}.br`);
    await link(`${from}.gz`, `${to}.gz`);
    return true;
  } catch {
    return false;
  }
}

function qualityOf(name: string, { length }: Buffer): number {
  if (name.startsWith('_astro')) return assetQuality;
  if (['.md', '.txt'].includes(extname(name))) return programQuality;
  return length > largePage ? assetQuality : pageQuality;
}

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}

function toGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: gzipLevel });
}
