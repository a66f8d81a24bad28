import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import type { Mark } from './marks.ts';

/** Marks of words in a text, each under its own term. */
function marksOf(text: string, ...words: readonly string[]): Mark[] {
  return words.flatMap((term) =>
    [...text.matchAll(new RegExp(term, 'g'))].map(({ index: start }) => ({ start, end: start + term.length, term })),
  );
}

/** Words of seven letters and more count as rare. */
const shown = (text: string, ...words: readonly string[]) =>
  excerpt(text, marksOf(text, ...words), (terms) => terms.reduce((sum, { length }) => sum + (length > 6 ? 3 : 1), 0))
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join('');

const filler = 'abcdefghi '.repeat(30);

describe('an excerpt', () => {
  it('is a short text unchanged, with the matches marked', () => {
    expect(shown('Open the settings.', 'settings')).toBe('Open the [settings].');
    expect(shown('Open the settings.')).toBe('Open the settings.');
    expect(shown('')).toBe('');
  });

  it('begins with the text if nothing matched, and ends between words within 160 characters', () => {
    expect(shown(filler)).toBe(`${'abcdefghi '.repeat(16).trimEnd()}…`);
  });

  it('shows one row of a table, from its first cell', () => {
    const table = `What opens. ‖ Turkmenistan · Nothing ‖ Dubai · ${'abcdefghi '.repeat(8)}REALITY ‖ Iran · REALITY ‖ After it.`;
    expect(shown(table, 'Dubai', 'Nothing', 'Turkmenistan')).toBe('[Turkmenistan] · [Nothing]');
    expect(shown(table, 'Iran', 'Nothing')).toBe('Turkmenistan · [Nothing]');
    expect(shown(table, 'Dubai', 'After')).toMatch(/^.Dubai. · /);
    expect(shown(table, 'REALITY')).toBe(`Dubai · ${'abcdefghi '.repeat(8)}[REALITY]`);
    expect(shown(table, 'Turkmenistan', 'Nothing', 'Dubai')).toBe('[Turkmenistan] · [Nothing]');
    expect(shown(table)).toBe('What opens.');
    expect(shown(table, 'After')).toBe('[After] it.');
    expect(shown('Dubai · Nothing ‖ Nothing · Iran', 'Nothing')).toBe('[Nothing] · Iran');
  });

  it('begins between words, at most 40 characters before the first match', () => {
    const text = `${filler}router ${filler}`;
    const found = shown(text, 'router');
    expect(found).toMatch(/^…abcdefghi (?:abcdefghi )*\[router\] /);
    expect(found.indexOf('[')).toBe(1 + 30);
    expect(found).toMatch(/abcdefghi…$/);
    expect(found.replace(/[[\]…]/g, '').length).toBeLessThanOrEqual(160);
    expect(found.replace(/[[\]…]/g, '').length).toBeGreaterThan(140);
  });

  it('begins with the text if no other place shows more different words', () => {
    expect(shown(`${'abcdefghi '.repeat(8)}router ${filler}`, 'router')).toMatch(/^abcdefghi .*\[router\]/);
  });

  it('shows the place with the most different words, or the earliest of several', () => {
    const text = `router router router ${filler}router modem ${filler}router modem end ${filler}`;
    const found = shown(text, 'router', 'modem');
    expect(found).toContain('abcdefghi [router] [modem] abcdefghi');
    expect(found).not.toContain('end');
  });

  it('does not count a match that its end would cut off', () => {
    const text = `${filler}router a ${'abcdefghi '.repeat(11)}configuration ${filler}`;
    expect(shown(text, 'router', 'configuration')).toContain('[configuration]');
  });

  it('ends with the text if the match is near its end', () => {
    const found = shown(`${filler}router`, 'router');
    expect(found).toMatch(/^…(?:abcdefghi ){3}\[router\]$/);
  });

  it('is cut within a word that is too long', () => {
    const long = 'x'.repeat(300);
    expect(shown(long)).toBe(`${'x'.repeat(160)}…`);
    expect(shown(`${long}router${long}`, 'router')).toBe(`…${'x'.repeat(40)}[router]${'x'.repeat(114)}…`);
  });
});
