import { extname } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

/** Encodings, the smaller first, with the file ending of a stored copy. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/** File types that shrink; pictures and fonts are compressed already. */
const compressible = new Set(
  '.bin .css .graphql .html .ico .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml .yaml'.split(' '),
);

/** Smaller files fit into one packet anyway. Bytes. */
const smallestFile = 512;

/** Every reader loads the hashed assets, and they are few: slowest and best quality. */
const assetQuality = 11;

/** Measured on 120 pages: 8 takes 1 ms (5.7 kB), 10 takes 11 ms (5.2 kB), 11 takes 24 ms (5.1 kB). */
const pageQuality = 10;

/** Markdown is not latency-critical: 2,700 twins take 2 s instead of 9, for 9 % more bytes. */
const programQuality = 8;

/** Bytes above which a page is slow enough to load for the best compression: one page in seven. */
const largePage = 36_000;

const gzipLevel = 9;

/** Settings that affect compressed bytes; copies made with others are not used. */
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

/** True if a file of the output (`ru/docs.html`) of this size is sent compressed. */
export const isCompressed = (file: string, bytes: number): boolean =>
  bytes > smallestFile && compressible.has(extname(file));

/** For both encodings when many files wait: Brotli takes a tenth of the time for 10 % more bytes. */
const hurriedQuality = 5;

/** A file of the output in an encoding; the same bytes every time, unless hurried. */
export function compress(
  file: string,
  content: Buffer,
  encoding: Encoding['name'],
  isHurried = false,
): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(content, brotliOptions(content, isHurried ? hurriedQuality : qualityOf(file, content)))
    : promisify(gzip)(content, { level: isHurried ? hurriedQuality : gzipLevel });
}

/** Bytes of a file of the output as a browser receives it: with Brotli if it is sent compressed. */
export const bytesSent = (file: string, content: Buffer): number =>
  isCompressed(file, content.length)
    ? brotliCompressSync(content, brotliOptions(content, qualityOf(file, content))).length
    : content.length;

const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

function qualityOf(file: string, { length }: Buffer): number {
  if (file.startsWith('_astro')) return assetQuality;
  if (['.md', '.txt'].includes(extname(file))) return programQuality;
  return length > largePage ? assetQuality : pageQuality;
}
