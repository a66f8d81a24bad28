import type { Card } from './card.ts';
import { fit } from './fit.ts';
import { colors, footLine, footSize, kickerSize, middle, textRoom, titleRoom } from './layout.ts';
import { lineHeight, type Weight } from './lettering.ts';
import { textWidth } from './textWidth.ts';

/** Lines of one size and colour. */
export interface TextBlock {
  readonly lines: readonly { readonly text: string; readonly y: number }[];
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

type Unplaced = Omit<TextBlock, 'lines'> & { readonly texts: readonly string[]; readonly space: number };

/** The texts of a card with their base lines: section, title and sentence around the middle, the last line at the foot. */
export function textBlocks(card: Card): TextBlock[] {
  const { locale } = card;
  const measure = (weight: Weight) => (text: string) => textWidth(text, locale, weight);
  const title = fit(card.title, titleRoom, measure(700));
  const blocks: Unplaced[] = [{ texts: title.lines, size: title.size, weight: 700, color: colors.ink, space: 0 }];
  if (card.section !== undefined) {
    blocks.unshift({ texts: [card.section], size: kickerSize, weight: 700, color: colors.accent, space: 14 });
  }
  if (card.text !== undefined) {
    const { lines, size } = fit(card.text, textRoom, measure(400));
    blocks.push({ texts: lines, size, weight: 400, color: colors['ink-soft'], space: 0 });
  }
  const foot = {
    size: footSize,
    weight: 400,
    color: colors['ink-soft'],
    lines: [{ text: card.foot, y: footLine }],
  } as const;
  return [...stack(blocks, lineHeight(locale)), foot];
}

/** One below the other, `space` pixels after each, around the middle. */
function stack(blocks: readonly Unplaced[], step: number): TextBlock[] {
  const heightOf = ({ texts, size, space }: Unplaced) => texts.length * size * step + space;
  let top = middle - blocks.reduce((sum, block) => sum + heightOf(block), 0) / 2;
  return blocks.map((block) => {
    const { texts, size, weight, color } = block;
    // A base line lies so far below the top of its line that capitals stand in the middle of it.
    const first = top + size * (step / 2 + 0.36);
    top += heightOf(block);
    return {
      size,
      weight,
      color,
      lines: texts.map((text, index) => ({ text, y: Math.round(first + index * size * step) })),
    };
  });
}
