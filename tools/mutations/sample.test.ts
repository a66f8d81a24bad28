import { describe, expect, it } from 'vitest';
import { readSample, sampleOf } from './sample.ts';

const files = ['src/search/b.ts', 'src/model/c.ts', 'src/model/a.ts', 'src/model/d/a.ts', 'src/search/a.ts'];

describe('a sample of the files that Stryker changes', () => {
  it('counts in each area from its first file, in whatever order they are found', () => {
    expect(sampleOf(files, { part: 1, of: 2 })).toEqual(['src/model/a.ts', 'src/model/d/a.ts', 'src/search/a.ts']);
    expect(sampleOf(files, { part: 2, of: 2 })).toEqual(['src/model/c.ts', 'src/search/b.ts']);
  });

  it('is everything if it is the one part of one', () => {
    expect(sampleOf(files, { part: 1, of: 1 })).toEqual([...files].sort());
  });

  it('is asked for as a fraction', () => {
    expect(readSample('3/8')).toEqual({ part: 3, of: 8 });
  });

  it.each(['8', '0/8', '9/8', '1/8/2', 'a/8'])('is not "%s"', (text) => {
    expect(() => readSample(text)).toThrow('write 1/8');
  });
});
