import { diffWordsWithSpace } from 'diff';
import { git } from '../../src/content/git.ts';
import { blockHash } from '../../src/content/stamp.ts';
import { readPageFile } from './pageFile.ts';

/** The texts of a page in earlier commits, the latest first; none without git. */
export function* earlierPages(root: string, file: string): Generator<string> {
  const log = git(root, 'log', '--follow', '--format=%x00%H', '--name-only', '--', file) ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [hash = '', path = ''] = commit.split('\n').filter(Boolean);
    const page = git(root, 'show', `${hash}:${path}`);
    if (page !== undefined) yield page;
  }
}

/** The text of a block by its hash, from earlier texts of its page. */
export function blockByHash(pages: Iterable<string>, hash: string): string | undefined {
  for (const page of pages) {
    const { frontMatter, body } = readPageFile(page);
    const found = [...frontMatter, ...body].find(({ text }) => blockHash(text) === hash);
    if (found) return found.text;
  }
  return undefined;
}

/** Two texts in one: `[-removed-]` and `{+added+}`. */
export const wordDiff = (before: string, now: string): string =>
  diffWordsWithSpace(before, now)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');
