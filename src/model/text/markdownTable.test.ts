import { expect, it } from 'vitest';
import { markdownTable } from './markdownTable.ts';

it('a cell may contain the sign that divides cells', () => {
  expect(markdownTable(['Command', 'Does'], [['`a | b`', 'both']])).toBe(
    '| Command | Does |\n| --- | --- |\n| `a \\| b` | both |',
  );
});
