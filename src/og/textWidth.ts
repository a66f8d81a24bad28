import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../model/locale.ts';
import { directed, fontFamily, type Weight } from './lettering.ts';
import { rendererOptions } from './renderer.ts';

/** Size at which texts are measured; widths grow in proportion to it. */
const fontSize = 100;

const known = new Map<string, number>();

/** Width of a text in font sizes (em), measured by the renderer itself: shaped, joined and kerned as it will be drawn. */
export function textWidth(text: string, locale: Locale, weight: Weight): number {
  const key = `${locale} ${weight} ${text}`;
  const width = known.get(key) ?? measure(text, locale, weight);
  known.set(key, width);
  return width;
}

function measure(text: string, locale: Locale, weight: Weight): number {
  const style = { y: fontSize, fontSize, fontWeight: weight, fontFamily: fontFamily(locale) };
  const svg = createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: fontSize, height: fontSize },
    createElement('text', style, directed(text, locale)),
  );
  const box = new Resvg(renderToStaticMarkup(svg), rendererOptions(weight)).getBBox();
  return (box?.width ?? 0) / fontSize;
}
