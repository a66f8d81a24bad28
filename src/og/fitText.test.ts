import { expect, it } from 'vitest';
import { fitText } from './fitText.ts';

const letters = (text: string) => text.length;
const room = { width: 100, height: 40, sizes: [20, 10] };

it('takes the largest size at which the text has room', () => {
  expect(fitText('a card', room, 1, letters)).toEqual({ size: 20, lines: ['a', 'card'] });
  expect(fitText('a longer text of a card', room, 1, letters)).toEqual({
    size: 10,
    lines: ['a longer', 'text of', 'a card'],
  });
});

it('says which text to shorten where no size is small enough', () => {
  expect(() => fitText('incomprehensible', room, 1, letters)).toThrow(
    '"incomprehensible" does not fit into 100 × 40 pixels, not even at a size of 10: shorten it.',
  );
});
