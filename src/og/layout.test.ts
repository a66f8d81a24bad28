import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colors, dotColor } from './layout.ts';

const [light = '', dark = ''] = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8').split(
  '[data-theme="dark"]',
);

it.each(Object.entries(colors))('has the %s of the light mode, %s', (name, color) => {
  expect(light).toContain(`--${name}: ${color};`);
});

it('has the saffron of the dark mode for the dot', () => {
  expect(dark).toContain(`--saffron: ${dotColor};`);
});
