import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesOf } from '../filesOf.ts';

/** Where a built site lists its files, and the signature of that list. */
export const manifestFile = 'manifest.json';
export const signatureFile = `${manifestFile}.minisig`;

export const manifestSchema = z.strictObject({
  /** Origin and path of the site: `https://docs.example.com/help`. */
  site: z.string(),
  /** `2026-11-22` */
  day: z.iso.date(),
  /** Changes with any file: ten hexadecimal digits. */
  build: z.string(),
  /** Path from the top, size in bytes, SHA-256 in hexadecimal digits; sorted by path. */
  files: z.array(z.tuple([z.string(), z.int().nonnegative(), z.string().regex(/^[\da-f]{64}$/)])).readonly(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Not listed are compressed copies, which hosts may leave out or replace, and the list itself with its signature. */
const isListed = (file: string): boolean =>
  !/\.(br|gz)$/.test(file) && file !== manifestFile && file !== signatureFile && !file.startsWith('.published');

/** The list of the files of a built site. */
export function manifestOf(folder: string, { site, day }: Pick<Manifest, 'site' | 'day'>): Manifest {
  const files = filesOf(folder)
    .filter(isListed)
    .map((file): Manifest['files'][number] => {
      const content = readFileSync(join(folder, file));
      return [file, content.length, sha256(content)];
    });
  return { site, day, build: sha256(Buffer.from(JSON.stringify(files))).slice(0, 10), files };
}

/** As it is written and signed: one file a line, so that people can compare two of them. */
export function writeManifest({ files, ...facts }: Manifest): string {
  const head = JSON.stringify({ ...facts, files: [] }).slice(0, -2);
  return `${head}\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n]}\n`;
}

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
