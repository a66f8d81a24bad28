import { isLocale } from '../text/locale.ts';

/** Parts of an address that say nothing about the page. */
const noWords: ReadonlySet<string> = new Set(['docs', 'blog', 'index', 'html', 'htm', 'php', 'md', 'mdx']);

/** The words of an unknown address: "slow connection" of `/ru/docs/slow-connection.html`. */
export function wordsOfAddress(path: string): string {
  const folders = decodedPath(path)
    .split('/')
    .filter((part) => part !== '' && !isLocale(part));
  const words = (folders[folders.length - 1] ?? '').split(/[-_.+\s]+/u);
  return words.filter((word) => word !== '' && !noWords.has(word.toLowerCase())).join(' ');
}

/** A path without escapes; one whose escapes are damaged stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
