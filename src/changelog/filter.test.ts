import { describe, expect, it } from 'vitest';
import { isActive, noFilter, readFilter, writeFilter } from './filter.ts';

const names = { platforms: { windows: 'Windows' } };

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const filter = { since: '5.2.0', platform: 'windows', page: 3 };
    expect(writeFilter(filter)).toBe('?since=5.2.0&platform=windows&page=3');
    expect(readFilter(writeFilter(filter), names)).toEqual(filter);
  });

  it('takes a version in any digits, whole or while it is still being typed, and nothing else', () => {
    const sinceOf = (typed: string) => readFilter(`?since=${encodeURIComponent(typed)}`, names).since;
    expect(['5.2.0', ' ۶.۰.۶۴ ', '6.', '6'].map(sinceOf)).toEqual(['5.2.0', '6.0.64', '6', '6']);
    expect(['v6', '6.0.1.2', 'six', '-1'].map(sinceOf)).toEqual(['', '', '', '']);
  });

  it('ignores what is not a platform or a page', () => {
    expect(readFilter('?platform=servers&page=-2&other=1', names)).toEqual(noFilter);
  });

  it('is nothing where nothing restricts, whatever the page', () => {
    expect(writeFilter({ ...noFilter, page: 4 })).toBe('');
    expect(isActive(noFilter)).toBe(false);
    expect(isActive({ ...noFilter, platform: 'windows' })).toBe(true);
  });
});
