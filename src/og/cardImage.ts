import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { CardPicture } from './CardPicture.tsx';
import { cachedPng, cacheKey } from './cache.ts';
import type { Card } from './card.ts';
import { rendererOptions, rendererVersion } from './renderer.ts';

const cacheFolder = join(process.cwd(), '.cache/og');

/** The PNG of a card, from the cache of earlier builds where it has not changed. */
export function cardImage(card: Card): Promise<Buffer> {
  const svg = cardSvg(card);
  return cachedPng(cacheFolder, cacheKey(svg, rendererVersion), () => renderPng(svg));
}

export function cardSvg(card: Card): string {
  return renderToStaticMarkup(createElement(CardPicture, { card }));
}

/** Draws an SVG. A palette makes the file less than half as large as the true colours of resvg's own PNG. */
export async function renderPng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, rendererOptions(400, 700));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}
