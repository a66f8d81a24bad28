import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../model/text/locale.ts';
import { memoize } from '../model/text/memoize.ts';
import { directed, fontFamily, type Weight } from './lettering.ts';
import { rendererOptions } from './renderer.ts';

/** Size at which texts are measured; widths grow in proportion to it. */
const fontSize = 100;

/** Width in font sizes, measured by the renderer. Nothing drawn is an error: a font is missing. */
export const textWidth = memoize((text: string, locale: Locale, weight: Weight): number => {
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
});
