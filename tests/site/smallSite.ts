/**
 * The small site: every kind of page in three languages, built in seconds for browser tests. It is
 * the site of `tests/content/good` with more pages.
 */

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { samplesFile } from '../../src/reference/samples/world.ts';
import { copySamples, good } from '../content/smallSite.ts';
import { apiTextFiles } from './api.ts';
import { pageFiles } from './pages.ts';
import { postFiles } from './posts.ts';
import { releaseFiles } from './releases.ts';

const root = join(import.meta.dirname, '..', '..');
const files = join(import.meta.dirname, 'files');

/** Code that a build needs; `site` for the interface texts above all. */
const code = ['public', 'server', 'site', 'src', 'tools', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/** A site in a separate folder, to configure differently or to break. */
export interface SiteCopy {
  readonly folder: string;
  /** Changes a file; a change that no longer applies is an error. */
  change(file: string, from: string | RegExp, to: string): void;
  remove(file: string): void;
  /** Writes a file in a folder that may be new. */
  write(file: string, text: string): void;
}

/** Copies the code of this repository and the site of `tests/content/good` to an empty folder. */
export function writeSmallestSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of code) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(good, folder, { recursive: true });
  copySamples(folder);
}

export const cacheFolder = (name: string): string => join(root, '.cache', 'small-site', name);

/** Writes the small site to `cacheFolder(name)`, or only `tests/content/good` if `isSmallest`. */
export function writeSmallSite(name: string, { isSmallest = false } = {}): SiteCopy {
  const folder = cacheFolder(name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  writeSmallestSite(folder);
  if (!isSmallest) {
    cpSync(files, folder, { recursive: true });
    const schema = readFileSync(join(files, 'api', 'schema.graphql'), 'utf8');
    for (const [file, text] of [...pageFiles, ...postFiles, ...releaseFiles, ...apiTextFiles(schema)])
      write(file, text);
  }
  return {
    folder,
    change(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${from} for the copy to change.`);
      writeFileSync(path, after);
    },
    remove(file) {
      rmSync(join(folder, file));
    },
    write,
  };
}

/** One hash of everything a small site is made of. Packages are those of the lock file. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  const sources = [...code, 'package-lock.json', samplesFile, 'tests/site', 'tests/content/good'];
  const paths = sources.flatMap((part) => filesBelow(join(root, part)));
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

const filesBelow = (path: string): string[] =>
  statSync(path).isFile() ? [path] : filesOf(path).map((file) => join(path, file));
