import type { SiteContents } from '../pages/siteContents.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import { didYouMean } from '../text/didYouMean.ts';

/** Posts that name unknown tags or authors. */
export function checkTagsAndAuthors({
  posts,
  tags,
  authors,
}: Pick<SiteContents, 'posts' | 'tags' | 'authors'>): Problem[] {
  return posts.flatMap(({ source: { file }, meta }) => [
    ...unknownIds(meta.tags, Object.keys(tags), { file, key: 'tags', noun: 'tag', where: 'site/tags.ts' }),
    ...unknownIds(meta.authors, Object.keys(authors), {
      file,
      key: 'authors',
      noun: 'author',
      where: 'site/authors.ts',
    }),
  ]);
}

interface Place {
  readonly file: string;
  /** Key of the list in the front matter. */
  readonly key: string;
  readonly noun: string;
  /** The file that defines the known ids. */
  readonly where: string;
}

function unknownIds(used: readonly string[], known: readonly string[], { file, key, noun, where }: Place): Problem[] {
  return used.flatMap((id, index): Problem[] => {
    if (known.includes(id)) return [];
    const message = `Unknown ${noun} "${id}"; ${where} has ${listOf(known)}.${didYouMean(id, known)}`;
    return [{ level: 'error', file, key: [key, index], message }];
  });
}
