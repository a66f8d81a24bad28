import { describe, expect, it } from 'vitest';
import type { Locale } from '../model/text/locale.ts';
import type { Card } from './card.ts';
import { brandLine, footLine, padding, width } from './layout.ts';
import { textBlocks } from './textBlocks.ts';
import { textWidth } from './textWidth.ts';

const post = (locale: Locale, title: string, foot = '2024'): Card => ({
  locale,
  name: 'blog-post',
  brand: 'OrbVPN',
  section: { en: 'Blog', fa: 'وبلاگ', ru: 'Блог' }[locale],
  title,
  foot,
});

const longTitles: [Locale, string][] = [
  ['en', 'Why every connection now negotiates its own session key'],
  ['fa', 'چرا از این پس هر اتصال کلید نشست جداگانه‌ای برای خود می‌سازد'],
  ['ru', 'Восстановление производительности инфраструктуры шифрования'],
];

describe.each(longTitles)('a long title (%s)', (locale, title) => {
  const blocks = textBlocks(post(locale, title));
  const [, titleBlock] = blocks;

  it('wraps into lines that keep all of its words in order', () => {
    expect(titleBlock?.lines.length).toBeGreaterThan(1);
    expect(titleBlock?.lines.map(({ text }) => text).join(' ')).toBe(title);
  });

  it('has the first words on the upper line', () => {
    const lines = titleBlock?.lines.map(({ y }) => y) ?? [];
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  it('is between the brand and the last line, and no line touches another', () => {
    const all = blocks.flatMap(({ lines, size }) => lines.map(({ y }) => ({ y, size })));
    let above = brandLine;
    for (const { y, size } of all) {
      expect(y - above).toBeGreaterThan(size);
      above = y;
    }
    expect(above).toBe(footLine);
  });
});

it('sets a last line with many authors smaller, so that it stays on the card', () => {
  const foot = 'Команда инфраструктуры · Команда безопасности · Команда поддержки · 24\u00a0октября 2014\u00a0г.';
  const last = textBlocks(post('ru', 'Автоматизация', foot)).at(-1);
  expect(last?.lines).toEqual([{ text: foot, y: footLine }]);
  expect(last?.size).toBeLessThan(28);
  expect(textWidth(foot, 'ru', 400) * (last?.size ?? 0)).toBeLessThanOrEqual(width - 2 * padding);
});
