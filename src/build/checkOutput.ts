import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Problem } from '../model/problems.ts';
import { refusedMarkup } from './refusedMarkup.ts';

interface OutputPage {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Markup that could send readers elsewhere or run code. */
  readonly refused: readonly string[];
}

/**
 * Follows every link, source and anchor in the built pages. A link to a page or file that is not there is an error, a link to
 * an anchor that is not there a warning: what the content says was judged before, this judges what the components made of it.
 * A link that is on many pages is reported once. Markup that could send readers elsewhere or run code is an error too, however it came
 * into the page. `base` is the path of the site without a final slash, `hosts` are those that links may lead to.
 */
export function checkOutput(folder: string, base: string, hosts: ReadonlySet<string>): Problem[] {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')),
  );
  const pages = new Map(
    [...files].filter((file) => file.endsWith('.html')).map((file) => [file, readPage(folder, file, hosts)]),
  );
  const find = (path: string) => [path, `${path}.html`, `${path}index.html`].find((file) => files.has(file));

  const found = new Map<string, { level: Problem['level']; message: string; pages: string[] }>();
  const report = (level: Problem['level'], file: string, message: string) => {
    const same = found.get(message);
    if (same) same.pages.push(file);
    else found.set(message, { level, message, pages: [file] });
  };
  for (const page of pages.values()) {
    for (const message of page.refused) report('error', page.file, message);
    const own = `${base}${page.file.replace(/(index)?\.html$/, '')}`;
    for (const link of page.links) {
      const url = new URL(link, `https://site.invalid${own}`);
      if (url.origin !== 'https://site.invalid') continue;
      const path = decodeURIComponent(url.pathname).slice(base.length);
      const target = url.pathname.startsWith(`${base}/`) ? find(path) : undefined;
      if (target === undefined) {
        report('error', page.file, `The link "${link}" leads to nothing in the output.`);
      } else if (url.hash && !pages.get(target)?.ids.has(decodeURIComponent(url.hash.slice(1)))) {
        report('warning', page.file, `The link "${link}" names an anchor that ${target} lacks.`);
      }
    }
  }
  return [...found.values()].map(({ level, message, pages: [file = '', ...others] }) => ({
    level,
    file,
    message: others.length === 0 ? message : `${message} It is on ${others.length + 1} pages.`,
  }));
}

function readPage(folder: string, file: string, hosts: ReadonlySet<string>): OutputPage {
  const ids = new Set<string>();
  const links = new Set<string>();
  const refused: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const fault = refusedMarkup(name, attributes, hosts);
      if (fault !== undefined) refused.push(fault);
      const { id, href, src, action } = attributes;
      if (id !== undefined) ids.add(id);
      for (const link of [href, src, action]) if (link !== undefined) links.add(link);
    },
  });
  parser.end(readFileSync(join(folder, file), 'utf8'));
  return { file, ids, links: [...links], refused };
}
