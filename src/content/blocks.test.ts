import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

const read = (body: string) =>
  blocksOf(body).map(({ section, kind, start, end }) => [section, kind, body.slice(start, end)]);

describe('the blocks of a page', () => {
  it('are paragraphs, headings, steps and quotes, each under its heading', () => {
    expect(read('سلام *a*\nb\n\n## Head `x` {#h}\n\n1. One\n\n   more\n\n> quote\n')).toEqual([
      ['', 'paragraph', 'سلام *a*\nb'],
      ['h', 'heading', 'Head `x`'],
      ['h', 'list/listItem/paragraph', 'One'],
      ['h', 'list/listItem/paragraph', 'more'],
      ['h', 'blockquote/paragraph', 'quote'],
    ]);
  });

  it('are the cells of a table that contain text', () => {
    const cell = 'table/tableRow/tableCell';
    expect(read('| a | b |\n| --- | --- |\n|  | **c** \\| d |\n')).toEqual([
      ['', cell, 'a'],
      ['', cell, 'b'],
      ['', cell, '**c** \\| d'],
    ]);
  });

  it('are the title and the text of an admonition', () => {
    expect(read(':::warning[Before *you*]\nSign out.\n:::\n')).toEqual([
      ['', 'warning/paragraph', 'Before *you*'],
      ['', 'warning/paragraph', 'Sign out.'],
    ]);
  });

  it('are the texts of components, without ids and options', () => {
    expect(
      read(
        '<Details summary="More">\n\nText\n\n</Details>\n\n<Sequence actors={["You"]} steps={[{ from: 0, text: \'Hi\' }]} />\n',
      ),
    ).toEqual([
      ['', 'Details@summary', 'More'],
      ['', 'Details/paragraph', 'Text'],
      ['', 'Sequence@actors', 'You'],
      ['', 'Sequence@steps', 'Hi'],
    ]);
  });

  it('are messages that readers send, and no other code', () => {
    expect(read('```sh\nls\n```\n\n```message\nHello\nyou\n```\n')).toEqual([['', 'code', 'Hello\nyou']]);
  });

  it('keep their places behind an HTML comment', () => {
    expect(read('a\n\n<!-- truncate -->\n\nb\n')).toEqual([
      ['', 'paragraph', 'a'],
      ['', 'paragraph', 'b'],
    ]);
  });

  it('do not exist if the page cannot be parsed', () => {
    expect(read('{unclosed\n')).toEqual([]);
  });
});
