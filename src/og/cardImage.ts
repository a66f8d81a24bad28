import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type PngOptions } from 'sharp';
import { CardPicture } from './CardPicture.tsx';
import { cachedPng, cacheKey } from './cache.ts';
import type { Card } from './card.ts';
import { rendererOptions, rendererVersion } from './renderer.ts';

/** Sixteen colours are enough for lines and letters, at a third of the size. */
const pngOptions: PngOptions = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 };
const rendering = `${rendererVersion} ${JSON.stringify(pngOptions)}`;

/** The PNG of a card, drawn or from the cache in `folder`. Errors name the card. */
export async function cardImage(card: Card, folder = join(process.cwd(), '.cache/og')): Promise<Buffer> {
  try {
    const svg = cardSvg(card);
    return await cachedPng(folder, cacheKey(svg, rendering), () => renderPng(svg));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The Open Graph card "${card.name}" (${card.locale}) cannot be made: ${reason}`, { cause: error });
  }
}

/** The card as SVG text; words that have no room on it are an error. */
export function cardSvg(card: Card): string {
  return renderToStaticMarkup(createElement(CardPicture, { card }));
}

/** Draws an SVG as PNG. */
export async function renderPng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, rendererOptions(400, 700));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(pngOptions)
    .toBuffer();
}
