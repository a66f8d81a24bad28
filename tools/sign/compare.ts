import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { leadsToFile, redirectsFile } from '../../src/model/redirectFiles.ts';
import { filesOf } from '../filesOf.ts';
import { parseRedirects } from '../readRedirects.ts';
import { type Manifest, manifestFile, sha256, signatureFile } from './manifest.ts';

/** How a copy differs from the list of the site's files. */
export interface Differences {
  readonly changed: readonly string[];
  readonly missing: readonly string[];
  /** Files that the list does not name. Only a folder shows them; a server tells only what it is asked for. */
  readonly added: readonly string[];
}

/** The names under which a page may lie: hosts without rules have it as the index of a folder. */
export function namesOf(file: string): string[] {
  if (!file.endsWith('.html') || /(^|\/)(index|404)\.html$/.test(file)) return [file];
  return [file, file.replace(/\.html$/, '/index.html')];
}

/** Compares a folder with the list. Compressed copies have to hold what the file does. */
export function compareFolder(folder: string, { files }: Manifest): Differences {
  const changed: string[] = [];
  const missing: string[] = [];
  const known = new Set([manifestFile, signatureFile]);
  for (const [file, , sum] of files) {
    const name = namesOf(file).find((candidate) => existsSync(join(folder, candidate)));
    if (name === undefined) {
      missing.push(file);
      continue;
    }
    for (const [ending, unpack] of unpackers) {
      const path = join(folder, name + ending);
      if (ending !== '' && !existsSync(path)) continue;
      known.add(name + ending);
      if (!hasSum(readFileSync(path), unpack, sum)) changed.push(name + ending);
    }
  }
  return {
    changed,
    missing,
    added: filesOf(folder).filter((file) => !known.has(file) && !/^manifest\.json\.(br|gz)$/.test(file)),
  };
}

const unpackers: readonly [ending: string, unpack: (content: Buffer) => Buffer][] = [
  ['', (content) => content],
  ['.br', (content) => brotliDecompressSync(content)],
  ['.gz', (content) => gunzipSync(content)],
];

function hasSum(content: Buffer, unpack: (content: Buffer) => Buffer, sum: string): boolean {
  try {
    return sha256(unpack(content)) === sum;
  } catch {
    // What cannot be unpacked is not what it was.
    return false;
  }
}

/** Requests that run side by side: as many as a browser sends. */
const side = 6;

/**
 * Asks a server for every file of the list. For an address that only leads to a page it may send the file of that address, or redirect and
 * send the page. `base` ends with a slash. @throws {Error} if the server cannot be reached
 */
export async function compareAddress(base: string, { files }: Manifest): Promise<Differences> {
  const changed: string[] = [];
  const missing: string[] = [];
  const sums = new Map(files.map(([file, , sum]) => [file, sum]));
  const list = sums.has(redirectsFile) ? await firstOf(base, [redirectsFile]) : undefined;
  const isAsSigned = list !== undefined && sha256(list) === sums.get(redirectsFile);
  const redirects = isAsSigned ? parseRedirects(new TextDecoder().decode(list)) : {};
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const [file, , sum] of queue) {
      const content = await firstOf(base, addressesOf(file));
      if (content === undefined) missing.push(file);
      else if (![sum, sums.get(leadsToFile(file, redirects) ?? '')].includes(sha256(content))) changed.push(file);
    }
  };
  await Promise.all(Array.from({ length: side }, work));
  return { changed: changed.sort(), missing: missing.sort(), added: [] };
}

/** A page is asked for at its address first: some hosts have it nowhere else. */
function addressesOf(file: string): string[] {
  if (/(^|\/)404\.html$/.test(file)) return [file];
  if (/(^|\/)index\.html$/.test(file)) return [file.replace(/index\.html$/, ''), file];
  return file.endsWith('.html') ? [file.replace(/\.html$/, ''), ...namesOf(file)] : [file];
}

async function firstOf(base: string, addresses: readonly string[]): Promise<Uint8Array | undefined> {
  for (const address of addresses) {
    const response = await fetch(new URL(encodeURI(address), base));
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  }
  return undefined;
}
