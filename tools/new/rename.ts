import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { sectionOf } from '../../src/model/addresses/sections.ts';
import { linesOf } from '../translations/text.ts';
import { addressPattern, longerAddressPattern, withNewAddresses } from './addresses.ts';
import type { Created } from './created.ts';
import { type Move, movesOf } from './moves.ts';
import { withOldAddress } from './oldAddresses.ts';
import { restamped } from './restamped.ts';

/** Folders of data that name pages by their addresses. */
const data = ['content', 'site', 'api', 'tests/search', 'tests/site'];

/** Folders in which a page is named for other reasons, so that somebody has to look. */
const others = ['docs', 'src', 'tests', 'tools'];

const isText = (file: string): boolean => /\.(astro|graphql|md|mdx|mjs|ts|tsx|yaml)$/.test(file);

/**
 * Another address, without language, for a page and those below: files, links, ids,
 * `redirect_from`. Translations are as current as before.
 */
export function renamePage(root: string, from: string, to: string): Created {
  const moves = movesOf(root, from, to);
  const moved = new Map(moves.flatMap(({ files }) => [...files]));
  const changed = changedFiles(root, moves, moved);
  return {
    files: new Map(),
    moved,
    changed,
    warnings: namedElsewhere(root, moves),
    next: [
      ...(sectionOf(from) === sectionOf(to) ? [] : ['Move it in site/sidebars.ts to the sidebar of its new section.']),
      'Run "npm run check": it names what the new address changes for other texts.',
      'Run "npm run deploy -- --files": it writes the redirect into the configurations in deploy/.',
      `Run "npm run dev" and open /en${from}: it leads to /en${to}.`,
    ],
  };
}

/** The files whose text changes, by where they are after the move. */
function changedFiles(root: string, moves: readonly Move[], moved: ReadonlyMap<string, string>): Map<string, string> {
  const before = new Map(textsIn(root, data));
  const after = new Map([...before].map(([file, text]) => [file, withNewAddresses(file, text, moves)]));
  for (const { fromPath, toPath, from, kind } of moves) {
    const file = `content/en/${kind}/${from}.mdx`;
    after.set(file, withOldAddress(after.get(file) ?? '', fromPath, toPath));
  }
  for (const [file, text] of after) {
    const source = file.replace(/^content\/(fa|ru)\//, 'content/en/');
    if (source !== file && file.endsWith('.mdx'))
      after.set(file, restamped(text, { before: before.get(source) ?? '', after: after.get(source) ?? '' }));
  }
  return new Map(
    [...after]
      .filter(([file, text]) => text !== before.get(file))
      .map(([file, text]) => [moved.get(file) ?? file, text]),
  );
}

function textsIn(root: string, folders: readonly string[]): [string, string][] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesOf(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(isText)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}

/** Old addresses in code, tests and documents, and in data behind a language or host. */
function namedElsewhere(root: string, moves: readonly Move[]): string[] {
  const [address, longer] = [addressPattern(moves), longerAddressPattern(moves)];
  const isData = (file: string) => data.some((folder) => file.startsWith(`${folder}/`));
  const places = textsIn(root, [...data, ...others.filter((folder) => !data.includes(folder))]).flatMap(
    ([file, text]) => {
      const lineAt = linesOf(text);
      const found = [...text.matchAll(longer), ...(isData(file) ? [] : text.matchAll(address))];
      return found.map(({ index }) => `${file}:${lineAt(index)}`);
    },
  );
  const list = [...new Set(places)].map((place) => `\n  ${place}`).join('');
  return list === '' ? [] : [`The old address is also here; correct it where this page is meant.${list}`];
}
