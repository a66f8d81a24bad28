import { describe, expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkTitleLengths, checkUniqueTitles } from './titles.ts';

const good = 'What to try first when pages open slowly while the VPN is on.';

const page = (title: string, description: string, file = 'a.mdx') => ({
  ...pageText('en', ''),
  file,
  title,
  description,
});

describe('title and description', () => {
  it('have a sensible length, reported with the line', () => {
    expect(checkTitleLengths(page('Slow connection', good))).toEqual([]);
    expect(checkTitleLengths(page('x'.repeat(61), 'Too short.'))).toMatchObject([
      { line: 2, message: 'The title has 61 characters; at most 60 fit.' },
      { line: 3, message: 'The description has 10 characters; it should have 50 to 160.' },
    ]);
  });

  it('may be exactly as long or as short as the limits', () => {
    const lengths = [50, 160].map((length) => checkTitleLengths(page('x'.repeat(60), 'x'.repeat(length))));
    expect(lengths.flat()).toEqual([]);
    expect([49, 161].flatMap((length) => checkTitleLengths(page('x', 'x'.repeat(length))))).toHaveLength(2);
  });

  it('are measured in characters as the reader sees them', () => {
    expect(checkTitleLengths(page('هٔ'.repeat(60), good))).toEqual([]);
  });

  it('titles do not end in a full stop', () => {
    expect(checkTitleLengths(page('Slow connection.', good))).toHaveLength(1);
  });

  it('differ from those of every other page of the language', () => {
    const pages = [page('One', good), page('one', `${good} Then?`, 'b.mdx'), page('Two', good, 'c.mdx')];
    expect(checkUniqueTitles(pages)).toMatchObject([
      { file: 'b.mdx', line: 2, message: expect.stringContaining('The title is also that of a.mdx;') },
      { file: 'c.mdx', line: 3, message: expect.stringContaining('The description is also that of a.mdx;') },
    ]);
  });
});
