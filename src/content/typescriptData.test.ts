import { describe, expect, it } from 'vitest';
import { lineInTypescript } from './typescriptData.ts';

const source = `import { other } from './other.ts';
const label = { en: 'One', fa: 'یک' };

export const home = {
  title: label,
  items: [
    { to: '/one', label },
    { to: '/two', 'aria-label': 'Two' },
  ],
  other,
} as const;

export default { home, 'known-issue': [1] } satisfies object;
`;

describe('the line of a place in data', () => {
  it.each([
    [['home'], 4],
    [['home', 'items', 1, 'to'], 8],
    [['home', 'items', 1, 'aria-label'], 8],
    [['default', 'home', 'items', 0], 7],
    [['default', 'known-issue', 0], 13],
  ])('%j is %i', (path, line) => {
    expect(lineInTypescript(source, path)).toBe(line);
  });

  it('is found through a constant of the same file', () => {
    expect(lineInTypescript(source, ['home', 'title', 'fa'])).toBe(2);
    expect(lineInTypescript(source, ['home', 'items', 0, 'label', 'en'])).toBe(2);
  });

  it('is that of the nearest place around it if it is not written out', () => {
    expect(lineInTypescript(source, ['home', 'items', 7])).toBe(6);
    expect(lineInTypescript(source, ['home', 'other', 'en'])).toBe(10);
    expect(lineInTypescript(source, ['home', 'missing'])).toBe(4);
  });

  it('is unknown for an export that does not exist', () => {
    expect(lineInTypescript(source, ['hub'])).toBeUndefined();
  });
});
