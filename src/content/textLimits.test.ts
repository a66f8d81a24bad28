import { describe, expect, it } from 'vitest';
import { textFault } from './textLimits.ts';

const tooDeep = 'This text is nested more than 50 levels deep; write it flatter.';

describe('a control character', () => {
  it.each([
    ['\u0000', '0000'],
    ['\u0008', '0008'],
    ['\u000b', '000B'],
    ['\u001b', '001B'],
    ['\u007f', '007F'],
  ])('%j is reported with its line and its number', (character, code) => {
    expect(textFault(`one\ntwo ${character}\nthree`)).toEqual({
      line: 2,
      message: `This line has the invisible control character U+${code}; delete it.`,
    });
  });

  it('is not a tab, nor are characters of other scripts', () => {
    expect(textFault('a\tb\nمی\u200cشود «»\u00a0—')).toBeUndefined();
  });
});

describe('a text that is nested too deeply is reported with its line:', () => {
  it.each([
    ['quotes', (depth: number) => '>'.repeat(depth)],
    ['quotes with spaces', (depth: number) => '> '.repeat(depth)],
    ['lists', (depth: number) => `${'- '.repeat(depth)}a`],
    ['numbered lists', (depth: number) => `${'12. '.repeat(depth)}a`],
    ['brackets', (depth: number) => `a ${'['.repeat(depth)}b`],
    ['braces', (depth: number) => `a: ${'{'.repeat(depth)}`],
    ['emphasis', (depth: number) => `${'*_'.repeat(depth / 2)}a`],
    ['indentation', (depth: number) => `${' '.repeat(4 * depth)}a`],
  ])('%s', (_, nested) => {
    expect(textFault(`one\n${nested(50)}\nthree`)).toEqual({ line: 2, message: tooDeep });
    expect(textFault(`one\n${nested(48)}\nthree`)).toBeUndefined();
  });

  it('tags, at the line at which they are too many', () => {
    const open = '<Details summary="a">\n'.repeat(200);
    expect(textFault(`${open}text`)).toBeUndefined();
    expect(textFault(`${open}<b>`)).toEqual({ line: 201, message: tooDeep });
  });
});

describe('tags are not nested', () => {
  it.each([
    ['if they are closed', '<b>a</b>'],
    ['if they close themselves', '<Fact id="a" />'],
    ['in code', '`<b>`'],
    ['if they are not tags', '1 < 2 > 0 and a <= b'],
  ])('%s', (_, line) => {
    expect(textFault(`${line}\n`.repeat(300))).toBeUndefined();
  });

  it('deeper by what closes more than is open', () => {
    expect(textFault(`${'</b>'.repeat(10)}${'<b>'.repeat(201)}`)).toEqual({ line: 1, message: tooDeep });
  });
});
