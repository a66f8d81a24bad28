import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const [light = '', dark = ''] = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').split(
  '[data-theme="dark"]',
);

/** The relative luminance of WCAG, of a colour of the palette. */
function luminance(palette: string, name: string): number {
  const hex = new RegExp(`--${name}: #([0-9a-f]{3,6});`).exec(palette)?.[1] ?? '';
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(palette: string, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(palette, one), luminance(palette, other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it.each([
  ['light', light],
  ['dark', dark],
])('the border of a field differs visibly from its surroundings in %s mode', (_, palette) => {
  for (const around of ['paper', 'surface']) expect(contrast(palette, 'edge', around)).toBeGreaterThanOrEqual(3);
});
