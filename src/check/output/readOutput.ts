import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { entriesOf } from '../../content/filesOf.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { memoize } from '../../model/text/memoize.ts';
import { refusedMarkup } from './refusedMarkup.ts';

interface OutputPage {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly refused: readonly string[];
}

export interface Output {
  /** The path of the site without a final slash. */
  readonly base: string;
  /** Paths of all files in the output folder, starting with a slash. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly string[];
  readonly page: (file: string) => OutputPage;
}

/** The files of a build, read on demand. Links may lead to `hosts`. */
export function readOutput(folder: string, base: string, hosts: ReadonlySet<string>): Output {
  const paths = entriesOf(folder).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const files = new Set(paths.map((path) => path.replaceAll('\\', '/')));
  const readPage = pageReader(hosts);
  const page = memoize((file: string) => readPage(file, readFileSync(join(folder, file), 'utf8')));
  return { base, files, pages: [...files].filter((file) => file.endsWith('.html')), page };
}

/** Files that no page links to: those of search, and those written after this check. */
const neverLinked = /^\/(search\/|keep\/|worker\.js$)/;

/** The output without `unchanged` pages, if nothing that they may link to is gone. */
export function changedOutput(now: Output, previous: () => Output, unchanged: ReadonlySet<string>): Output {
  if (unchanged.size === 0) return now;
  const before = previous();
  const pages = now.pages.filter((file) => !unchanged.has(file));
  const gone = [...before.files].some((file) => !now.files.has(file) && !neverLinked.test(file));
  const isLosing = (file: string) =>
    before.files.has(file) && ![...before.page(file).ids].every((id) => now.page(file).ids.has(id));
  return gone || pages.some(isLosing) ? now : { ...now, pages };
}

type ElementFacts = Pick<OutputPage, 'links' | 'refused'> & { readonly id: string | undefined };

/** Reads pages. Most elements are identical on many of them, so each is parsed once. */
function pageReader(hosts: ReadonlySet<string>): (file: string, html: string) => OutputPage {
  const parse = (html: string): ElementFacts[] => {
    const found: ElementFacts[] = [];
    const parser = new Parser({
      onopentag(name, attributes) {
        const fault = refusedMarkup(name, attributes, hosts);
        const { id, href, src, action } = attributes;
        const links = [href, src, action].filter((link) => link !== undefined);
        found.push({ id, links, refused: fault === undefined ? [] : [fault] });
      },
    });
    parser.end(html);
    return found;
  };
  const parsed = new Map<string, ElementFacts[]>();
  const parseOnce = (tag: string): ElementFacts[] => {
    const before = parsed.get(tag);
    if (before) return before;
    // A substring keeps the whole string in memory; a copy does not.
    const copy = Buffer.from(tag).toString();
    const found = parse(copy);
    parsed.set(copy, found);
    return found;
  };
  return (file, html) => {
    const tags = tagsOf(html).map((tag) => parseOnce(tag));
    // An incomplete element has `>` in an attribute.
    const elements = tags.every((tag) => tag.length === 1) ? tags.flat() : parse(html);
    const ids = new Set(elements.flatMap(({ id }) => id ?? []));
    const links = new Set(elements.flatMap((element) => element.links));
    return { file, ids, links: [...links], refused: elements.flatMap(({ refused }) => refused) };
  };
}

/** The beginnings of all elements, up to the first `>`; the text of scripts has none. */
function tagsOf(html: string): string[] {
  const starts = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script\b/gi, '$1').split('<');
  return starts.flatMap((start) => (/^[a-z]/i.test(start) ? `<${start.slice(0, start.indexOf('>') + 1)}` : []));
}

/** Problems of pages, each message once, with the number of pages that have it. */
export function oncePerMessage(found: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(found, ({ message }) => message);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} It is on ${others.length + 1} pages.` };
  });
}
