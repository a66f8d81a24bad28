import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OverlayOptions, type PngOptions } from 'sharp';
import { CardPicture } from './CardPicture.tsx';
import type { Card } from './card.ts';
import {
  brandMiddle,
  brandRoom,
  colors,
  footMiddle,
  footRoom,
  markSide,
  middle,
  padding,
  postTitleRoom,
  sectionRoom,
  sectionTitleRoom,
  spaceBetween,
  textRoom,
  width,
} from './layout.ts';
import { type TextLayer, textLayer } from './textLayer.ts';

/** Thirty-two colours are enough for lines and letters, at a third of the size. */
const pngOptions: PngOptions = { palette: true, colours: 32, dither: 0, effort: 1, compressionLevel: 9 };

/** The PNG of a card. Errors, such as words that have no room on it, name the card. */
export async function cardImage(card: Card): Promise<Buffer> {
  try {
    const picture = renderToStaticMarkup(createElement(CardPicture, { card }));
    return await sharp(Buffer.from(picture))
      .composite(await words(card))
      .png(pngOptions)
      .toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The Open Graph card "${card.name}" (${card.locale}) cannot be made: ${reason}`, { cause: error });
  }
}

/** Section, title and sentence around the middle, the brand above, the last line at the foot. */
async function words({ locale, brand, section, title, text, foot }: Card): Promise<OverlayOptions[]> {
  const [strong, soft] = [
    { weight: 'Bold', color: colors.ink },
    { weight: 'Regular', color: colors['ink-soft'] },
  ] as const;
  const blocks = await Promise.all([
    ...(section === undefined ? [] : [textLayer(section, locale, sectionRoom, { ...strong, color: colors.accent })]),
    textLayer(title, locale, text === undefined ? postTitleRoom : sectionTitleRoom, strong),
    ...(text === undefined ? [] : [textLayer(text, locale, textRoom, soft)]),
  ]);
  const place = ({ input, width: own }: TextLayer, top: number, from = padding): OverlayOptions => ({
    input,
    top: Math.round(top),
    left: locale === 'fa' ? width - from - own : from,
  });
  const around = (layer: TextLayer, y: number, from?: number) => place(layer, y - layer.height / 2, from);
  let top = middle - blocks.reduce((sum, block) => sum + block.height, (blocks.length - 1) * spaceBetween) / 2;
  const stack = blocks.map((block) => {
    const placed = place(block, top);
    top += block.height + spaceBetween;
    return placed;
  });
  return [
    around(await textLayer(brand, 'en', brandRoom, strong), brandMiddle, padding + markSide + 16),
    ...stack,
    around(await textLayer(foot, locale, footRoom, soft), footMiddle),
  ];
}
