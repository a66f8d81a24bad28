import type { SiteContents } from '../pages/siteContents.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import { didYouMean } from '../text/didYouMean.ts';

export const checkTagsAndAuthors = ({ posts, tags, authors }: Pick<SiteContents, 'posts' | 'tags' | 'authors'>) =>
  posts.flatMap(({ source: { file }, meta }) => [
    ...unknownIds(meta.tags, Object.keys(tags), file, 'tag'),
    ...unknownIds(meta.authors, Object.keys(authors), file, 'author'),
  ]);

function unknownIds(
  used: readonly string[],
  known: readonly string[],
  file: string,
  noun: 'tag' | 'author',
): Problem[] {
  return used.flatMap((id, index): Problem[] => {
    if (known.includes(id)) return [];
    const message = `Unknown ${noun} "${id}"; site/${noun}s.ts has ${listOf(known)}.${didYouMean(id, known)}`;
    return [{ level: 'error', file, key: [`${noun}s`, index], message }];
  });
}
