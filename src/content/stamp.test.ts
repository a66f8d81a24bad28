import { describe, expect, it } from 'vitest';
import { blockHash, type SourceWords, stampOf } from './stamp.ts';

const page: SourceWords = {
  title: 'Title',
  description: 'Description',
  label: undefined,
  body: 'Intro in two lines.\n\n## Wait {#wait}\n\n1. One.\n2. Two.\n\n## Call {#call}\n\n| A | B |\n| --- | --- |\n| c | d |\n',
};
const stamp = stampOf(page);

/** The sections whose stamps differ, with how many of their blocks do. */
function changedBy(change: Partial<SourceWords>): Record<string, number> {
  const now = stampOf({ ...page, ...change });
  const blocks = (hashes = '') => hashes.match(/.{4}/g) ?? [];
  const counts = Object.keys(stamp).map((id) => {
    const before = blocks(stamp[id]);
    const differing = blocks(now[id]).filter((hash, index) => hash !== before[index]);
    return [id, differing.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('the stamp of an English page', () => {
  it('has every section, with a hash for each of its blocks', () => {
    expect(Object.entries(stamp).map(([id, hashes]) => [id, hashes.length / 4])).toEqual([
      ['', 4],
      ['wait', 3],
      ['call', 5],
    ]);
  });

  it.each([
    ['title', { title: 'Other' }, { '': 1 }],
    ['description', { description: 'Other' }, { '': 1 }],
    ['label in the sidebar', { label: 'Other' }, { '': 1 }],
    ['intro', { body: page.body.replace('Intro', 'Start') }, { '': 1 }],
    ['heading', { body: page.body.replace('Wait', 'Wait a little') }, { wait: 1 }],
    ['step', { body: page.body.replace('Two', 'Three') }, { wait: 1 }],
    ['cell', { body: page.body.replace('d |', 'e |') }, { call: 1 }],
  ])('changes in one block with the %s', (_, change, expected) => {
    expect(changedBy(change)).toEqual(expected);
  });

  it('does not change with the layout of the file', () => {
    const body = page.body
      .replace('in two', 'in\n  two')
      .replace('1. One.\n2. Two.', '1.  One.\n\n2.  Two.')
      .replaceAll(' | ', '   |   ');
    expect(stampOf({ ...page, body: `\n${body}\n` })).toEqual(stamp);
  });

  it('has hashes of the same length, even with leading zeros', () => {
    const hashes = Array.from({ length: 100 }, (_, index) => blockHash(`${index}`));
    expect(hashes.filter((hash) => hash.startsWith('0'))).not.toEqual([]);
    expect(new Set(hashes.map(({ length }) => length))).toEqual(new Set([4]));
  });
});
