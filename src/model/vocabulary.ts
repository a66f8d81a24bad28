import { listOf, type Problem } from './problems.ts';
import type { Site } from './site.ts';

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
      message: `Unknown ${what} "${id}"; ${where} has ${listOf(known)}.`,
    }));
}
