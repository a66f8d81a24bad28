import type { Move } from './moves.ts';

/** Finds old addresses, also before `#dns`, `.md` or `/${id}`, not those of pages below. */
export const addressPattern = (moves: readonly Move[]): RegExp => new RegExp(`(?<![\\w./-])${anyOf(moves)}`, 'g');

/** Finds them also behind a language or a host: `/en/docs/…`, which nothing changes by itself. */
export const longerAddressPattern = (moves: readonly Move[]): RegExp => new RegExp(`(?<=[\\w./-])${anyOf(moves)}`, 'g');

function anyOf(moves: readonly Move[]): string {
  // The longest first: `/docs/services/android` before `/docs/services`.
  const paths = moves.map(({ fromPath }) => fromPath).sort((a, b) => b.length - a.length);
  return `(?:${paths.join('|')})(?![\\w-]|/\\w)`;
}

/** A text with new addresses, and in TypeScript also new ids of documents. */
export function withNewAddresses(file: string, text: string, moves: readonly Move[]): string {
  const paths = new Map(moves.map(({ fromPath, toPath }) => [fromPath, toPath]));
  const ids = new Map(moves.map(({ from, to }) => [from, to]));
  const renamed = text.replace(addressPattern(moves), (path) => paths.get(path) ?? path);
  if (!file.endsWith('.ts') || moves.some(({ kind }) => kind !== 'docs')) return renamed;
  // An id without a folder is a word like any other; only sidebars have nothing but ids.
  const isSidebars = file.endsWith('sidebars.ts');
  return renamed.replace(
    /(?<=')[a-z0-9/-]+(?=')/g,
    (id) => (isSidebars || id.includes('/') ? ids.get(id) : undefined) ?? id,
  );
}
