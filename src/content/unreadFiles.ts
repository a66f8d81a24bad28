import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../model/problems/problems.ts';
import { locales } from '../model/text/locale.ts';
import { entriesOf } from './filesOf.ts';

/** The files of `content/` that the site is made from. */
const readFiles = new RegExp(
  `^content/(?:(?:${locales.join('|')})/(?:(?:docs|blog|pages)/.+|partials/[a-z\\d-]+)\\.mdx|changelog/.+\\.yaml)$`,
);

/** An error for each file of `content/` that nothing reads, except names starting with a dot. */
export function checkUnreadFiles(root: string): Problem[] {
  const folder = join(root, 'content');
  if (!existsSync(folder)) return [];
  return (
    entriesOf(folder)
      // Symbolic links are refused where they are read.
      .filter((entry) => !entry.isSymbolicLink() && !entry.name.startsWith('.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !readFiles.test(file))
      .map((file) => ({ level: 'error', file, message: reason(file) }))
  );
}

function reason(file: string): string {
  const unread = 'Nothing reads this file, so it is not on the site;';
  if (/\.mdx?$/i.test(file) && !file.startsWith('content/changelog/'))
    return `${unread} name it \`.mdx\` in small letters, in docs, blog, pages or partials of its language.`;
  if (/\/_category_\.\w+$/.test(file)) return `${unread} the categories of sidebars are in site/sidebars.ts.`;
  const list = /\/(authors|tags)\.ya?ml$/.exec(file)?.[1];
  if (list !== undefined) return `${unread} ${list} are in site/${list}.ts.`;
  if (/\.ya?ml$/i.test(file)) return `${unread} a changelog entry is named content/changelog/2024/2024-10-15.yaml.`;
  return `${unread} pictures and other files go into public/, notes outside content/.`;
}
