import { describe, expect, it } from 'vitest';
import { codeFenceMisuse, parseCodeMeta } from './codeMeta.ts';

describe('the text after the language of a code block', () => {
  it.each([
    ['', undefined, []],
    ['title="config.json"', 'config.json', []],
    ['title=""', '', []],
    ['{2}', undefined, [2]],
    ['title="a" {1,3-5}', 'a', [1, 3, 4, 5]],
    ['{ 1 , 3 - 4 }', undefined, [1, 3, 4]],
    ['{10-11} title="a {1}"', 'a {1}', [10, 11]],
    ['{1,,2}', undefined, [1, 2]],
    ['{-}', undefined, []],
  ])('is a title and highlighted lines: %s', (meta, title, lines) => {
    const parsed = parseCodeMeta(meta);
    expect(parsed.title).toBe(title);
    expect([...parsed.lines]).toEqual(lines);
  });
});

describe('a block of code', () => {
  it.each([
    ['js', '', 'a'],
    ['js', 'title="a" {1-2}', 'a\nb'],
    ['js', '{ 1, 2 - 3 } title="a"', 'a\nb\nc'],
    ['js', '', 'the word highlight-next-line'],
    ['js', '', '// not highlight-next-line'],
    ['text', '', 'math'],
  ])('may be %s %s', (language, meta, code) => {
    expect(codeFenceMisuse(language, meta, code)).toBeUndefined();
  });

  it.each<readonly [language: string, meta: string, code: string, message: string | RegExp]>([
    [
      'math',
      '',
      'a',
      'A `math` block would be shown as code: formulas are not set; write them in words, or as code in backticks.',
    ],
    ['js', "title='a'", 'a', /^"title='a'" after the language of a code block has no effect/],
    ['js', '{0}', 'a', 'Line 0 cannot be highlighted: the block has 1.'],
    ...['// ', '# ', '-- ', '<!-- ', '/* ', '{/* ', '% ', '//'].map(
      (comment) =>
        [
          'js',
          '',
          `a\n  ${comment}highlight-start\nb`,
          '"highlight-start" would be shown to readers; take such comments out and name the lines after the language: {1,3-5}.',
        ] as const,
    ),
    ['js', '', '// highlight-end', /^"highlight-end" would be shown/],
  ])('may not be %s %s with %j', (language, meta, code, message) => {
    const said = codeFenceMisuse(language, meta, code);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
});
