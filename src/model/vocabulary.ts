import { didYouMean } from './didYouMean.ts';
import { listOf, type Problem } from './problems.ts';
import type { Site } from './site.ts';
import { escaped } from './written.ts';

/** Tags and authors that posts name must exist; the message lists those that do. */
export function checkVocabulary(site: Site): Problem[] {
  return site.posts.flatMap((post) => [
    ...unknown(post.source.file, 'tag', post.meta.tags, Object.keys(site.tags), 'site/tags.ts'),
    ...unknown(post.source.file, 'author', post.meta.authors, Object.keys(site.authors), 'site/authors.ts'),
  ]);
}

function unknown(
  file: string,
  what: string,
  used: readonly string[],
  known: readonly string[],
  where: string,
): Problem[] {
  return used
    .filter((id) => !known.includes(id))
    .map((id) => ({
      level: 'error',
      file,
      sought: new RegExp(`^(${what}s:|\\s+-).*${escaped(id)}`),
      message: `Unknown ${what} "${id}"; ${where} has ${listOf(known)}.${didYouMean(id, known)}`,
    }));
}
