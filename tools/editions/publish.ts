import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { formatDate, formatSize, readerOf } from '../../src/model/format.ts';
import { type Locale, locales } from '../../src/model/locale.ts';
import type { Site } from '../../src/model/site.ts';
import { filesOf } from '../filesOf.ts';
import { writeKeepLists } from '../keep/lists.ts';
import { escaped, one } from './dom.ts';
import type { MadeEdition } from './make.ts';

/** Folder of the published editions, below the top of the site. */
const publishedFolder = 'editions';

interface Publication {
  /** The folder of the built site. */
  readonly output: string;
  readonly site: Site;
  /** The folder of the editions. */
  readonly folder: string;
  readonly made: readonly MadeEdition[];
}

/**
 * Puts the editions and their signatures into the built site, and lists them on the pages that have `<Editions />`. Without editions it takes both
 * out again, so that editions are made from the site as it was built.
 */
export function publishEditions({ output, site, folder, made }: Publication): void {
  const published = join(output, publishedFolder);
  rmSync(published, { recursive: true, force: true });
  if (made.length > 0) mkdirSync(published);
  for (const { name } of made)
    for (const file of [name, signatureOf(name)])
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(published, file));
  for (const locale of locales) {
    const { path } = site.config.locales[locale];
    for (const file of filesOf(join(output, path)).filter((name) => name.endsWith('.html')))
      fillList(join(output, path, file), listOf({ output, site, folder, made }, locale));
  }
  // They name the pages as they are now.
  writeKeepLists(output, site.config);
}

const signatureOf = (name: string): string => `${name}.minisig`;

/** Writes the list into the element that waits for it, if the page has one. */
function fillList(path: string, list: string): void {
  const html = readFileSync(path, 'utf8');
  if (!html.includes('data-editions')) return;
  const filled = withList(html, list);
  if (filled === html) return;
  writeFileSync(path, filled);
}

/** A page with another content of the element that waits for the list. */
export function withList(html: string, list: string): string {
  const place = one('[data-editions]', parseDocument(html, { withStartIndices: true, withEndIndices: true }));
  const [first, last] = [place?.firstChild, place?.lastChild];
  if (first?.startIndex == null || last?.endIndex == null) return html;
  return html.slice(0, first.startIndex) + list + html.slice(last.endIndex + 1);
}

/** The editions for readers of a language as a table, or what the page says while there are none. */
function listOf({ site, folder, made }: Publication, locale: Locale): string {
  const { copies } = site.strings[locale];
  const own = made.filter(({ locales: held }) => held.includes(locale));
  if (own.length === 0) return `<p>${escaped(copies.editionsNone)}</p>`;
  const rows = own.map((edition) => {
    const { name, kind, bytes, sha256, day, locales: held } = edition;
    const address = (file: string) => site.urls.file(`/${publishedFolder}/${file}`);
    const label = held.length > 1 ? copies.kinds.sites : copies.kinds[kind];
    const signature = existsSync(join(folder, signatureOf(name)))
      ? `, <a href="${address(signatureOf(name))}" download="">${escaped(copies.signature)}</a>`
      : '';
    const cells: [heading: string, cell: string][] = [
      [copies.size, formatSize(bytes, locale)],
      [copies.day, escaped(formatDate(day, readerOf(site.config, locale)))],
      ['SHA-256', `<code dir="ltr">${sha256}</code>`],
    ];
    return `<tr><td>${escaped(label)}: <a href="${address(name)}" download=""><bdi>${name}</bdi></a>${signature}</td>${cells
      .map(([heading, cell]) => `<td data-label="${escaped(heading)}">${cell}</td>`)
      .join('')}</tr>`;
  });
  const headings = [copies.file, copies.size, copies.day, 'SHA-256'].map(
    (heading) => `<th scope="col">${escaped(heading)}</th>`,
  );
  return `<div class="table" tabindex="0"><table><thead><tr>${headings.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
