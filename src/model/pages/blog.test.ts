import { describe, expect, it } from 'vitest';
import { exampleEntry } from '../testing/exampleSite.ts';
import { byYear, type Post, paginate, readingMinutes, relatedPosts } from './blog.ts';

it('18 posts become a first page of 10 and a second of 8', () => {
  expect(paginate(Array.from({ length: 18 }), 10).map((page) => page.length)).toEqual([10, 8]);
});

it('an empty list becomes one empty page', () => {
  expect(paginate([], 10)).toEqual([[]]);
});

it('a post takes at least a minute to read', () => {
  expect([0, 90, 500, 1100].map(readingMinutes)).toEqual([1, 1, 3, 6]);
});

describe('related posts', () => {
  const post = (date: string, ...tags: string[]): Post => ({
    ...exampleEntry('blog', date, { date, tags, authors: ['founders'] }),
    path: `/blog/${date}`,
    authors: [],
    tags: [],
  });
  const aws = post('2015-06-10', 'aws', 'infrastructure');
  const azure = post('2018-05-01', 'azure', 'aws', 'infrastructure');
  const fleet = post('2010-03-02', 'infrastructure');
  const python = post('2014-01-08', 'python', 'infrastructure');
  const pandemic = post('2020-04-01', 'pandemic');

  it('share the most tags first, then are the nearest in time', () => {
    expect(relatedPosts(aws, [pandemic, azure, aws, python, fleet], 3)).toEqual([azure, python, fleet]);
  });

  it('are never the post itself, nor posts that share no tag', () => {
    expect(relatedPosts(pandemic, [pandemic, azure, aws], 3)).toEqual([]);
  });

  it('are limited to the requested number', () => {
    expect(relatedPosts(aws, [azure, aws, python, fleet], 1)).toEqual([azure]);
  });
});

it('years change at Nowruz for a Persian reader, at New Year for the others', () => {
  const dates = ['2021-03-21', '2021-03-20', '2020-12-31'];
  expect(byYear(dates, (date) => date, 'persian').map(({ year, items }) => [year, items.length])).toEqual([
    [1400, 1],
    [1399, 2],
  ]);
  expect(byYear(dates, (date) => date, 'gregory').map(({ year, items }) => [year, items.length])).toEqual([
    [2021, 2],
    [2020, 1],
  ]);
});
