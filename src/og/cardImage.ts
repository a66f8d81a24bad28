import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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

export async function renderPng(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, rendererOptions)).asPng();
}
