import type { Card } from './card.ts';
import { fitText, type Room } from './fitText.ts';
import {
  colors,
  footLine,
  footRoom,
  middle,
  postTitleRoom,
  sectionSize,
  sectionTitleRoom,
  spaceBetween,
  textRoom,
} from './layout.ts';
import { lineHeight, type Weight } from './lettering.ts';
import { textWidth } from './textWidth.ts';

/** Lines of one size and colour, each with its base line. */
export interface TextBlock extends Lettering {
  readonly lines: readonly { readonly text: string; readonly y: number }[];
}

interface Lettering {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

interface Unplaced extends Lettering {
  readonly texts: readonly string[];
}

/** Section, title and sentence around the middle, the last line at the foot. */
export function textBlocks(card: Card): TextBlock[] {
  const { locale, section, title, text, foot } = card;
  const step = lineHeight(locale);
  const fitted = (words: string, room: Room, weight: Weight) => {
    const { lines, size } = fitText(words, room, step, (line) => textWidth(line, locale, weight));
    return { texts: lines, size, weight };
  };
  const blocks: Unplaced[] = [
    ...(section === undefined
      ? []
      : [{ texts: [section], size: sectionSize, weight: 700, color: colors.accent } as const]),
    { ...fitted(title, text === undefined ? postTitleRoom : sectionTitleRoom, 700), color: colors.ink },
    ...(text === undefined ? [] : [{ ...fitted(text, textRoom, 400), color: colors['ink-soft'] }]),
  ];
  const { texts, ...lettering } = fitted(foot, footRoom, 400);
  const last = { ...lettering, color: colors['ink-soft'], lines: texts.map((line) => ({ text: line, y: footLine })) };
  return [...stack(blocks, step), last];
}

/** Puts blocks one below the other, around the middle of the card. */
function stack(blocks: readonly Unplaced[], step: number): TextBlock[] {
  const heightOf = ({ texts, size }: Unplaced) => texts.length * size * step;
  const height = blocks.reduce((sum, block) => sum + heightOf(block), (blocks.length - 1) * spaceBetween);
  let top = middle - height / 2;
  return blocks.map((block) => {
    const { texts, ...lettering } = block;
    const { size } = lettering;
    // The base line at which capitals, about 0.72 of the size, are in the middle of their line.
    const first = top + size * (step / 2 + 0.36);
    top += heightOf(block) + spaceBetween;
    return { ...lettering, lines: texts.map((text, index) => ({ text, y: Math.round(first + index * size * step) })) };
  });
}
