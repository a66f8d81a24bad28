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

/** For a page it takes 24 ms (5.1 kB); 10 takes 11 ms (5.2 kB). Copies of unchanged files stay. */
const bestQuality = 11;

/** Markdown is not latency-critical: 2,700 twins take 2 s instead of 9, for 9 % more bytes. */
const programQuality = 8;

const gzipLevel = 9;

/** Settings that affect compressed bytes; copies made with others are not used. */
export const compressionSettings = JSON.stringify({
  smallestFile,
  bestQuality,
  programQuality,
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
    ? promisify(brotliCompress)(content, brotliOptions(content, isHurried ? hurriedQuality : qualityOf(file)))
    : promisify(gzip)(content, { level: isHurried ? hurriedQuality : gzipLevel });
}

/** Bytes of a file of the output as a browser receives it: with Brotli if it is sent compressed. */
export const bytesSent = (file: string, content: Buffer): number =>
  isCompressed(file, content.length)
    ? brotliCompressSync(content, brotliOptions(content, qualityOf(file))).length
    : content.length;

const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

const qualityOf = (file: string): number => (['.md', '.txt'].includes(extname(file)) ? programQuality : bestQuality);
