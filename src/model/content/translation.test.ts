import { describe, expect, it } from 'vitest';
import { exampleEntry, exampleText } from '../testing/exampleSite.ts';
import type { Entry, SourceStamp } from './content.ts';
import { staleSections, textFor } from './translation.ts';

const english: SourceStamp = { '': 'aaaabbbb', wait: 'cccc', call: 'dddd' };

/** A page whose Russian text was made from the given English one. */
function entryFrom(stamp: SourceStamp | undefined): Entry<unknown> {
  const entry = exampleEntry('docs', 'page', {}, { ru: exampleText('ru', 'docs/page', { stamp }) });
  return { ...entry, source: { ...entry.source, stamp: english } };
}

describe('a translation', () => {
  it.each<[string, SourceStamp | undefined, string]>([
    ['current if every section was made from the English text of now', english, 'current'],
    ['outdated if a block of one has changed', { ...english, wait: 'xxxx' }, 'outdated'],
    ['outdated if English has a section more', { '': 'aaaabbbb', wait: 'cccc' }, 'outdated'],
    ['outdated if English has a section less', { ...english, gone: 'eeee' }, 'outdated'],
    ['unstamped if nobody recorded what it was made from', undefined, 'unstamped'],
  ])('is %s', (_, stamp, state) => {
    expect(textFor(entryFrom(stamp), 'ru').state).toBe(state);
  });

  it('names the sections that are older than their English text, in the order of the page', () => {
    expect(staleSections(entryFrom({ call: 'xxxx', wait: 'cccc', '': 'aaaaxxxx' }), 'ru')).toEqual(['', 'call']);
  });

  it.each(['en', 'fa'] as const)('has no stale sections if it does not exist: %s', (locale) => {
    expect(staleSections(entryFrom(english), locale)).toEqual([]);
    expect(textFor(entryFrom(english), locale).state).toBe(locale === 'en' ? 'source' : 'missing');
  });
});
