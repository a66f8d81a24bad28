import { describe, expect, it } from 'vitest';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { compileInlineText } from './inlineText.ts';

function compile(text: string, locale: Locale = 'ru') {
  const problems: Problem[] = [];
  const { content } = compileInlineText({ text, file: 'api/text/ru.yaml', line: 7, locale }, problems);
  return { content, problems };
}

describe('a text inside a line', () => {
  it('has words, code, bold, emphasis and links', () => {
    expect(compile('Ещё **раз** *или* [сброс `a`](/docs/a), `b`.').content).toEqual([
      'Ещё ',
      { kind: 'strong', content: ['раз'] },
      ' ',
      { kind: 'emphasis', content: ['или'] },
      ' ',
      { kind: 'link', target: '/docs/a', content: ['сброс ', { kind: 'code', text: 'a' }] },
      ', ',
      { kind: 'code', text: 'b' },
      '.',
    ]);
  });

  it('isolates consecutive Latin names in Persian', () => {
    expect(compile('با Google، **Apple** یا `x`، دیگر', 'fa').content).toEqual([
      'با ',
      { kind: 'isolated', text: 'Google' },
      '، ',
      { kind: 'strong', content: [{ kind: 'isolated', text: 'Apple' }] },
      ' یا ',
      { kind: 'code', text: 'x' },
      '، دیگر',
    ]);
    expect(compile('Google، Apple').content).toEqual(['Google، Apple']);
    const long = 'a `b` c {d} e';
    expect(compile(long).content).toEqual(['a ', { kind: 'code', text: 'b' }, ' c {d} e']);
  });

  it.each(['Send {token} or {1 + 1}.', 'Порт 443:tcp, {/* comment */} и\u00a0import x', '{', 'a_b_c 5 * 3'])(
    'is never code: %s',
    (text) => {
      expect(compile(text)).toEqual({ content: [text], problems: [] });
    },
  );

  it.each(['Plain words: one, two (three); L2TP/IPsec. 5\u00a0% …', 'Слова\u00a0— «и\u00a0кавычки»', 'می‌شود، «این»؟'])(
    'is the same with and without parsing: %s',
    (text) => {
      expect(compile(text).content).toEqual([text]);
      expect(compile(`${text} \\*`).content).toEqual([`${text} *`]);
    },
  );

  it('has the no-break spaces of Russian, in words and not in code', () => {
    expect(compile('В сети `в сети`').content).toEqual(['В\u00a0сети ', { kind: 'code', text: 'в сети' }]);
  });

  it('has typographic quotes in English, although they are typed straight', () => {
    expect(compile('It\'s a "token".', 'en').content).toEqual(['It’s a “token”.']);
    expect(compile('"а"').content).toEqual(['"а"']);
  });
});

describe('a text inside a line is refused', () => {
  it.each([
    ['![map](/img/map.png)', 'This text has an image; it can have words'],
    ['- one\n- two', 'This text is a list, and there is room for one paragraph'],
    ['# Heading', 'This text is a heading, and'],
    ['| a |\n|---|', 'This text is a table, and'],
    ['```\na\n```', 'This text is a block of code, and'],
    ['', 'This text is something other than text, and'],
    ['> a', 'This text is something other than text, and'],
    ['a\\\nb', 'This text has a line break; it can have words, `code`, **bold**, *emphasis* and [links](/docs).'],
  ])('with its line: %s', (text, message) => {
    expect(compile(text).problems).toEqual([
      { level: 'error', file: 'api/text/ru.yaml', line: 7, message: expect.stringContaining(message) },
    ]);
  });
});
