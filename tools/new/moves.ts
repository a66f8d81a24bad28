import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { locales } from '../../src/model/text/locale.ts';
import { Refusal } from './created.ts';
import { frontMatterOf, readText } from './frontMatter.ts';

/** A page with its old and its new place. */
export interface Move {
  /** Path below the folder of its kind, without extension: `troubleshoot/index`. */
  readonly from: string;
  readonly to: string;
  /** Addresses without language: `/docs/troubleshoot`. */
  readonly fromPath: string;
  readonly toPath: string;
  /** The files of all languages that have it, by where they were. */
  readonly files: ReadonlyMap<string, string>;
  readonly kind: PageFolder;
}

type PageFolder = 'docs' | 'blog' | 'pages';

const prefixes = { docs: '/docs/', blog: '/blog/', pages: '/' } as const;

/** The page of an address and those below it, with new addresses; a `Refusal` says why not. */
export function movesOf(root: string, from: string, to: string): readonly Move[] {
  const wrong = [from, to].find((address) => !/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address));
  if (wrong !== undefined)
    throw new Refusal(
      `"${wrong}" is not the address of a page; it is written without language, as /docs/troubleshoot/slow-connection.`,
    );
  const kind = kindOf(from);
  if (kindOf(to) !== kind) throw new Refusal(`${from} is in content/en/${kind}, and ${to} would not be.`);
  if (from === to) throw new Refusal(`${from} is both the old and the new address.`);
  if (`${to}/`.startsWith(`${from}/`)) throw new Refusal(`${to} is below ${from}, which would move along.`);
  const moves = pagesBelow(root, kind, from, to);
  if (moves.length === 0)
    throw new Refusal(
      `There is no page at ${from}: content/en/${kind}/${from.slice(prefixes[kind].length)}.mdx does not exist. Pages of operations, types and releases have no file to rename.`,
    );
  for (const move of moves) refuse(root, move);
  return moves;
}

function kindOf(address: string): PageFolder {
  if (address.startsWith(prefixes.docs)) return 'docs';
  return address.startsWith(prefixes.blog) ? 'blog' : 'pages';
}

function pagesBelow(root: string, kind: PageFolder, from: string, to: string): Move[] {
  const prefix = prefixes[kind];
  const [before, after] = [from.slice(prefix.length), to.slice(prefix.length)];
  const pathOf = (id: string) => `${prefix}${id}`.replace(/\/index$/, '');
  return filesOf(join(root, 'content/en', kind))
    .filter((file) => file === `${before}.mdx` || file.startsWith(`${before}/`))
    .map((file): Move => {
      const id = file.slice(0, -'.mdx'.length);
      const next = `${after}${id.slice(before.length)}`;
      const files = locales
        .map((locale) => [`content/${locale}/${kind}/${id}.mdx`, `content/${locale}/${kind}/${next}.mdx`] as const)
        .filter(([old]) => existsSync(join(root, old)));
      return { from: id, to: next, fromPath: pathOf(id), toPath: pathOf(next), files: new Map(files), kind };
    });
}

/** Refuses an address that does not follow from the file, or that a page has. */
function refuse(root: string, { from, to, toPath, kind }: Move): void {
  const file = `content/en/${kind}/${from}.mdx`;
  if (frontMatterOf(readText(root, file)).has('slug'))
    throw new Refusal(
      `${file} has a slug, from which its address follows: change the slug, and name the old address in redirect_from.`,
    );
  const base = to.replace(/\/index$/, '');
  for (const taken of [`content/en/${kind}/${base}.mdx`, `content/en/${kind}/${base}/index.mdx`])
    if (existsSync(join(root, taken))) throw new Refusal(`${taken} exists already and has the address ${toPath}.`);
}
