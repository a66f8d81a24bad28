import { expect, it } from 'vitest';
import { exampleEntry, exampleSite } from '../testing/exampleSite.ts';
import { checkTagsAndAuthors } from './checkTagsAndAuthors.ts';

it('unknown tags and authors of posts are errors at their place, with those that exist', () => {
  const post = exampleEntry('blog', 'post', { date: '2020-01-01', authors: ['founder'], tags: ['aws', 'histroy'] });
  expect(checkTagsAndAuthors(exampleSite({ posts: [post] }))).toEqual([
    {
      level: 'error',
      file: 'content/en/blog/post.mdx',
      key: ['tags', 1],
      message: 'Unknown tag "histroy"; site/tags.ts has aws, privacy.',
    },
    {
      level: 'error',
      file: 'content/en/blog/post.mdx',
      key: ['authors', 0],
      message: 'Unknown author "founder"; site/authors.ts has founders. Did you mean "founders"?',
    },
  ]);
  expect(checkTagsAndAuthors(exampleSite())).toEqual([]);
});
