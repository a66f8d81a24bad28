// The pages that somebody may have meant whose address leads nowhere.

import { editDistance } from '../../text/editDistance.ts';
import { isLocale } from '../text/locale.ts';
import { decodedPath } from './lostAddress.ts';

/** A page that may have been meant. */
export interface KnownPage {
  /** As it is linked. */
  readonly path: string;
  readonly title: string;
}

/** How alike two names must be, from 0 to 1, for a reader to see why the page is suggested. */
const leastLikeness = 0.5;

/** The same for single letters: names of half the same letters are others. */
const leastLetters = 0.6;

/** The same for an operation of the API where none was asked for: there are hundreds, and their titles are everyday words ("Delete news"). */
const leastOperation = 0.75;

/** Share of the likeness that comes from the folders: of two pages of one name the one in the same folder was meant. */
const folderShare = 0.15;

const operation = /\/docs\/api\/(?:Mutations|Queries)\//;

/** Letters of a name that says something by itself. */
const shortestName = 3;

/** Letters of a word that may be wrong. */
const mostErrors = 2;

/** The parts of a path, folded, without language and the ending of a file. */
function partsOf(path: string): string[] {
  const parts = decodedPath(path)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?|php)$/, '')
    .split('/')
    .filter((part) => part !== '' && !isLocale(part));
  return parts[parts.length - 1] === 'index' ? parts.slice(0, -1) : parts;
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** A short word has no errors, or it would be another one. */
function sameWord(one: string, other: string): boolean {
  const allowed = Math.min(mostErrors, Math.floor(Math.min(one.length, other.length) / 4));
  return editDistance(one, other, allowed) <= allowed;
}

/**
 * Likeness of two names, from 0 to 1: of their letters, or of their words in whatever order. A name that has all words of the other is like it,
 * however many more it has.
 */
function likenessOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  const letters = longest === 0 ? 0 : 1 - editDistance(one, other, longest) / longest;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = words.filter((word) => others.some((candidate) => sameWord(word, candidate))).length;
  const share = words.length + others.length === 0 ? 0 : (2 * shared) / (words.length + others.length);
  const all = one.length >= shortestName && shared > 0 && shared === words.length ? leastLikeness : 0;
  return Math.max(letters < leastLetters ? 0 : letters, share, all);
}

/**
 * The pages whose address or title is most like an address that leads nowhere, the likeliest first, at most `limit`; none when nothing is
 * like it. The end of the address counts most: it is where people mistype, and what stays when a page moves to another folder.
 * Operations of the API come after all else unless the address is one of the API.
 */
export function nearestPages(lost: string, pages: readonly KnownPage[], limit: number): KnownPage[] {
  const folders = partsOf(lost);
  const isOther = ({ path }: KnownPage) => operation.test(path) && !folders.includes('api');
  const name = folders.pop() ?? '';
  const scored = pages.map((page) => {
    const others = partsOf(page.path);
    const likeness = Math.max(likenessOf(name, others.pop() ?? ''), likenessOf(name, page.title.toLowerCase()));
    const inFolder = likenessOf(folders.join('/'), others.join('/'));
    return { page, likeness, score: likeness * (1 - folderShare) + inFolder * folderShare };
  });
  return scored
    .filter(({ page, likeness }) => likeness >= (isOther(page) ? leastOperation : leastLikeness))
    .sort((one, other) => Number(isOther(one.page)) - Number(isOther(other.page)) || other.score - one.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
