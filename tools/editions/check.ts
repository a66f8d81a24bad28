import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { refusedMarkup } from '../../src/check/output/refusedMarkup.ts';

interface Page {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
  readonly refused: readonly string[];
}

/** The pages of copies, whatever they are called. */
const isPage = (file: string): boolean => /\.x?html$/.test(file);

/**
 * What is wrong with the addresses in the files of an edition: those that lead to no file or anchor of it, those that begin at the top of a
 * server, and those that lead out to a host that is not named. `hosts` are those that links may lead to.
 */
export function checkEdition(files: ReadonlyMap<string, Uint8Array>, hosts: ReadonlySet<string>): string[] {
  const text = (content: Uint8Array) => new TextDecoder().decode(content);
  const pages = new Map(
    [...files].filter(([file]) => isPage(file)).map(([file, content]) => [file, readPage(text(content), hosts)]),
  );
  const problems = new Set<string>();
  const judge = (address: string, from: string) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return;
    const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(address) ?? [];
    const target = path === '' ? from : posix.join(posix.dirname(from), decodeURIComponent(path));
    if (path.startsWith('/'))
      problems.add(`${from}: "${address}" begins at the top of a server, which a copy has none of.`);
    else if (!files.has(target)) problems.add(`${from}: "${address}" leads to ${target}, which is not in the edition.`);
    else if (hash.length > 1 && pages.has(target) && !pages.get(target)?.ids.has(decodeURIComponent(hash.slice(1))))
      problems.add(`${from}: "${address}" names an anchor that ${target} lacks.`);
  };
  for (const [from, { addresses, refused }] of pages) {
    for (const message of refused) problems.add(`${from}: ${message}`);
    for (const address of addresses) judge(address, from);
  }
  for (const [file, content] of files) {
    if (!file.endsWith('.css')) continue;
    for (const [, address = ''] of text(content).matchAll(/url\(["']?([^"')]+)/g)) judge(address, file);
  }
  return [...problems];
}

function readPage(html: string, hosts: ReadonlySet<string>): Page {
  const ids = new Set<string>();
  const addresses = new Set<string>();
  const refused: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const fault = refusedMarkup(name, attributes, hosts);
      if (fault !== undefined) refused.push(fault);
      const { id, href, src, action } = attributes;
      // What a page loads by itself comes from the edition, even where links may lead to that host.
      const isLoaded = name === 'link' && attributes['rel'] !== 'canonical' && /^https?:/.test(href ?? '');
      if (isLoaded) refused.push(`<link> loads "${href}" from the Internet.`);
      if (id !== undefined) ids.add(id);
      for (const address of [href, src, action]) if (address !== undefined) addresses.add(address);
    },
  });
  parser.end(html);
  return { ids, addresses: [...addresses], refused };
}
