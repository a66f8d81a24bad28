import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildDay } from '../../src/content/buildDay.ts';
import { type Locale, locales } from '../../src/model/locale.ts';
import { outsideHosts } from '../../src/model/siteConfig.ts';
import { checksums } from '../release/checksums.ts';
import { archive } from './archive.ts';
import { book } from './book/book.ts';
import { checkEdition } from './check.ts';
import type { Edition, EditionSource } from './edition.ts';
import { oneFile } from './oneFile.ts';
import { copyOfSite } from './site/copy.ts';
import { classicScripts } from './site/scripts.ts';

/** Largest size of the one file in bytes: what a messenger takes over a weak line in less than a minute. */
const oneFileLimit = 350_000;

/** A file that was made, as lists of editions name it. */
export interface MadeEdition extends Omit<Edition, 'content'> {
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
  /** Day of the site that it was made from: `2026-11-22`. */
  readonly day: string;
  readonly build: string;
}

/** The name of the file in which `release/editions` lists what it holds. */
export const editionsList = 'editions.json';

/** What it holds, as later steps of a release read it. */
export const madeSchema = z.array(
  z.strictObject({
    kind: z.enum(['page', 'book', 'site']),
    name: z.string(),
    locales: z.array(z.enum(locales)),
    bytes: z.int(),
    sha256: z.string(),
    day: z.iso.date(),
    build: z.string(),
  }),
);

/**
 * Makes all editions and the list of them into a folder, in place of what it held.
 * @throws {Error} that lists the addresses which an edition could not follow, or names one that is too large
 */
export async function makeEditions({
  folder,
  ...rest
}: Omit<EditionSource, 'release'> & { readonly folder: string }): Promise<MadeEdition[]> {
  const { root, output } = rest;
  const build = createHash('sha256').update(checksums(output)).digest('hex').slice(0, 10);
  const release = { day: buildDay(root).toISOString().slice(0, 10), build };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made: MadeEdition[] = [];
  for await (const { content, ...edition } of editions({ ...rest, release })) {
    writeFileSync(join(folder, edition.name), content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    made.push({ ...edition, bytes: content.length, sha256, ...release });
  }
  writeFileSync(join(folder, editionsList), `${JSON.stringify(made, null, 1)}\n`);
  return made;
}

/** One after the other: an archive of the whole site is large. */
async function* editions(source: EditionSource): AsyncGenerator<Edition> {
  const { root, output, site, release } = source;
  const { name } = site.editions;
  const hosts = outsideHosts(site.config);
  for (const locale of locales) {
    const file = `${name}-${locale}.html`;
    const content = Buffer.from(await oneFile(source, locale));
    refuse(file, checkEdition(new Map([[file, content]]), hosts));
    if (content.length > oneFileLimit)
      throw new Error(
        `${file} has ${content.length} bytes, and at most ${oneFileLimit} are right: mark a page in site/editions.ts as bookOnly.`,
      );
    yield { kind: 'page', name: file, locales: [locale], content };
    const chapters = book(source, locale);
    refuse(`${name}-${locale}.epub`, checkEdition(chapters, hosts));
    const isStored = (chapter: string) => chapter === 'mimetype';
    yield {
      kind: 'book',
      name: `${name}-${locale}.epub`,
      locales: [locale],
      content: archive(chapters, release.day, isStored),
    };
  }
  const scripts = await classicScripts(root, output, site);
  const copies: readonly [string, readonly Locale[]][] = [
    ...locales.map((locale): [string, Locale[]] => [locale, [locale]]),
    ['all', locales],
  ];
  for (const [end, held] of copies) {
    const files = copyOfSite(source, held, scripts);
    refuse(`${name}-site-${end}.zip`, checkEdition(files, hosts));
    const inFolder = new Map([...files].map(([path, content]) => [`${name}-site-${end}/${path}`, content]));
    const isPacked = (path: string) => /\.(png|woff2)$/.test(path);
    yield {
      kind: 'site',
      name: `${name}-site-${end}.zip`,
      locales: held,
      content: archive(inFolder, release.day, isPacked),
    };
  }
}

function refuse(name: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`${name} is not made, since its addresses do not all work:\n${problems.slice(0, 40).join('\n')}`);
}
