import { expect, it } from 'vitest';
import { textWidth } from './textWidth.ts';

it('measures Persian letters as they join, narrower than they are alone', () => {
  const alone = [...'سلام'].reduce((sum, letter) => sum + textWidth(letter, 'fa', 700), 0);
  expect(textWidth('سلام', 'fa', 700)).toBeLessThan(alone * 0.9);
});

it('measures bold letters as wider than regular ones', () => {
  expect(textWidth('Устранение неполадок', 'ru', 700)).toBeGreaterThan(textWidth('Устранение неполадок', 'ru', 400));
});

it('refuses a text of which nothing would be drawn', () => {
  expect(() => textWidth('', 'en', 400)).toThrow('Nothing of "" is drawn');
});
