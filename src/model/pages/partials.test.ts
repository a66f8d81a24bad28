import { describe, expect, it } from 'vitest';
import type { Entry, Partials, PartialText } from '../content/content.ts';
import { exampleEntry, exampleText } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';
import { checkPartials, stampWithPartials } from './partials.ts';

function partial(name: string, locale: Locale): PartialText {
  const { body, bodyLine, compiled, stamp } = exampleText(locale, 'docs/page');
  const file = `content/${locale}/partials/${name}.mdx`;
  return { name, locale, file, body, bodyLine, compiled, stamp, hasProblems: false };
}

const cable = { en: partial('cable', 'en'), fa: partial('cable', 'fa'), ru: partial('cable', 'ru') };

/** A page that shows a partial in its fourth line. */
function pageWith(name: string): Entry<unknown> {
  const entry = exampleEntry('docs', 'page', {});
  const compiled = { ...entry.source.compiled, partials: [{ name, line: 4, section: '' }] };
  return { ...entry, source: { ...entry.source, compiled } };
}

describe('a partial', () => {
  const check = (partials: Partials, entry: Entry<unknown>, ...filesWithErrors: readonly string[]) =>
    checkPartials(partials, [entry], new Set(filesWithErrors)).map(({ file, line, message }) =>
      [file, line, message].filter(Boolean).join(': '),
    );

  it('has an English source', () => {
    const { fa, ru } = cable;
    expect(check(new Map([['cable', { fa, ru }]]), pageWith('cable'))).toEqual([
      'content/fa/partials/cable.mdx: There is no English source for this partial; content/en/partials/cable.mdx is missing.',
    ]);
  });

  it('is reported once if its file has errors', () => {
    expect(check(new Map(), pageWith('cable'), 'content/en/partials/cable.mdx')).toEqual([]);
    const { en, ru } = cable;
    expect(check(new Map([['cable', { en, ru }]]), pageWith('cable'), 'content/fa/partials/cable.mdx')).toEqual([]);
  });

  it('is reported if it does not exist, even if there are no others', () => {
    expect(check(new Map(), pageWith('cable'))[0]).toContain('there are none yet.');
  });
});

it('a section is stamped with its partials, in the order of their names', () => {
  const stamps = new Map([
    ['b', { '': 'bbbb' }],
    ['a', { '': 'aaaa' }],
    ['unstamped', undefined],
  ]);
  const use = (name: string, section: string) => ({ name, section, line: 1 });
  const partials = [use('b', 'one'), use('a', 'one'), use('unstamped', ''), use('a', 'new')];
  expect(stampWithPartials({ '': '1111', one: '2222' }, { partials }, stamps)).toEqual({
    '': '1111',
    one: '2222aaaabbbb',
    new: 'aaaa',
  });
});
