import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Locale } from '../model/text/locale.ts';
import { type TextLayer, textLayer } from './textLayer.ts';

const lettering = { weight: 'Bold', color: '#000000' } as const;
const layerOf = (text: string, locale: Locale = 'fa', sizes: readonly number[] = [60]) =>
  textLayer(text, locale, { width: 1200, height: 200, sizes }, lettering);

/** Light and dark of the right end of a line, without the space around it. */
async function rightEnd({ input, width, height }: TextLayer, part: number): Promise<Buffer> {
  const region = { left: Math.max(0, width - part), top: 0, width: Math.min(part, width), height };
  const cut = await sharp(input).extract(region).flatten({ background: '#fff' }).png().toBuffer();
  return sharp(cut).trim().resize(200, 50, { fit: 'fill' }).greyscale().raw().toBuffer();
}

it.each([
  ['a Latin name at the start of the line', 'API برای توسعه‌دهندگان', 'API'],
  ['the words before a Latin name at the end', 'کوچ سکوی ما به AWS', 'کوچ سکوی ما به'],
  ['the words before a year in Persian digits', 'سال ۲۰۱۱ دربارهٔ حریم خصوصی', 'سال ۲۰۱۱'],
])('starts a Persian line from the right: %s', async (_, line, part) => {
  const [whole, own] = [await layerOf(line), await layerOf(part)];
  const [shown, expected] = [await rightEnd(whole, own.width), await rightEnd(own, own.width)];
  const difference = shown.reduce((sum, grey, index) => sum + Math.abs(grey - (expected[index] ?? 0)), 0);
  expect(difference / shown.length).toBeLessThan(12);
});

it('takes the largest size at which the text has room', async () => {
  const largest = await layerOf('Why every connection', 'en', [80]);
  expect(await layerOf('Why every connection', 'en', [400, 80, 20])).toEqual(largest);
});

it('takes signs of markup as text', async () => {
  expect((await layerOf('A <b> & C', 'en')).width).toBeGreaterThan((await layerOf('A & C', 'en')).width);
});
