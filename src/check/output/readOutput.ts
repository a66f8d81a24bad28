import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { entriesOf } from '../../content/filesOf.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { refusedMarkup } from './refusedMarkup.ts';

interface OutputPage {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Markup that could send readers elsewhere or run code. */
  readonly refused: readonly string[];
}

/** Files of a build. */
export interface Output {
  /** The path of the site without a final slash. */
  readonly base: string;
  /** Paths of all files in the folder of the output, with a slash in front. */
  readonly files: ReadonlySet<string>;
  /** Its HTML by file. */
  readonly pages: ReadonlyMap<string, OutputPage>;
}

/** Reads what a build has written. Links may lead to `hosts`. */
export function readOutput(folder: string, base: string, hosts: ReadonlySet<string>): Output {
  const paths = entriesOf(folder).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const files = new Set(paths.map((path) => path.replaceAll('\\', '/')));
  const html = [...files].filter((file) => file.endsWith('.html'));
  return { base, files, pages: new Map(html.map((file) => [file, readPage(folder, file, hosts)])) };
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

/** Problems of pages in which each message is there once, with the number of pages that have it. */
export function oncePerMessage(found: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(found, ({ message }) => message);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} It is on ${others.length + 1} pages.` };
  });
}
