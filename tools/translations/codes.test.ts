import { describe, expect, it } from 'vitest';
import { type Markup, type Piece, piecesOf, textOf } from './codes.ts';

/** Pieces in short: `[code]`, and `(opening words closing)`. */
const short = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'pieces' in piece ? `(${piece.opening} ${short(piece.pieces)} ${piece.closing})` : `[${piece.written}]`;
    })
    .join('');

describe('what a translator must not break', () => {
  it.each<[Markup, string, string]>([
    ['mdx', 'Press **Connect**, then *wait*.', 'Press (** Connect **), then (* wait *).'],
    ['mdx', 'See [the **plan**](/docs/plan "x").', 'See ([ the (** plan **) ](/docs/plan "x")).'],
    ['mdx', 'Run `wg show` for <Fact id="lockout" />.', 'Run [`wg show`] for [<Fact id="lockout" />].'],
    ['mdx', 'A \\| b &lt;c&gt; and a note[^1].', 'A [\\|] b [&lt;]c[&gt;] and a note[[^1]].'],
    ['mdx', '![What it shows](/img/a.png)', '(![ What it shows ](/img/a.png))'],
    ['mdx', '- is not a list here, 443:tcp is not a directive', '- is not a list here, 443:tcp is not a directive'],
    ['mdx', '<IfSet fact="x">Write to us.</IfSet>', '(<IfSet fact="x"> Write to us. </IfSet>)'],
    ['markdown', '{count} **releases** of `{x}`', '[{count}] (** releases **) of [`{x}`]'],
    ['plain', '{count} * minutes', '[{count}] * minutes'],
  ])('in %s: %s', (markup, text, expected) => {
    expect(short(piecesOf(text, markup))).toBe(expected);
    expect(textOf(piecesOf(text, markup))).toBe(text);
  });

  it('does not depend on where lines break', () => {
    expect(textOf(piecesOf('one\n   two\n> three', 'mdx'))).toBe('one two three');
  });
});
