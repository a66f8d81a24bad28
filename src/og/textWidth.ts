import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../model/locale.ts';
import { directed, fontFamily, type Weight } from './lettering.ts';
import { rendererOptions } from './renderer.ts';

/** Size at which texts are measured; widths grow in proportion to it. */
const fontSize = 100;

const known = new Map<string, number>();

/**
 * Width of a text in font sizes (em), measured by the renderer itself: shaped, joined and kerned as it will be drawn. A text of which
 * nothing would be drawn is an error: resvg says nothing of a font file that is missing.
 */
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
  const width = new Resvg(renderToStaticMarkup(svg), rendererOptions(weight)).getBBox()?.width;
  if (!width)
    throw new Error(`Nothing of "${text}" is drawn: it is empty or the fonts in node_modules are incomplete.`);
  return width / fontSize;
}
