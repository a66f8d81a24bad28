import { describe, expect, it } from 'vitest';
import { textWidth, widestLine, wrapText } from './textLayout.ts';

describe('wrapText', () => {
  it('keeps a short text on one line', () => {
    expect(wrapText('Keys derived', 300)).toEqual(['Keys derived']);
  });

  it('breaks at spaces so that no line is wider than allowed', () => {
    const lines = wrapText('Handshake initiation with an ephemeral key', 120);
    expect(lines.length).toBeGreaterThan(1);
    expect(widestLine(lines)).toBeLessThanOrEqual(120);
    expect(lines.join(' ')).toBe('Handshake initiation with an ephemeral key');
  });

  it('breaks a word after its hyphen only when it is wider than the line', () => {
    expect(wrapText('a Accounting-Request b', 130)).toEqual(['a Accounting-', 'Request b']);
    expect(wrapText('a Accounting-Request b', 170)).toEqual(['a', 'Accounting-Request', 'b']);
  });

  it('does not break at a no-break space', () => {
    expect(wrapText('148\u00a0байт', 10)).toEqual(['148\u00a0байт']);
  });
});

describe('textWidth', () => {
  it('counts a half-space as nothing', () => {
    expect(textWidth('می\u200cشود')).toBe(textWidth('میشود'));
  });
});
