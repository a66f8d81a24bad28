import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderPng } from './cardImage.ts';
import { Lines } from './Lines.tsx';
import { textWidth } from './textWidth.ts';

const size = 60;

/** The pixels at the right end of a Persian line, as wide as `part` is. */
async function rightEnd(line: string, part: string): Promise<Buffer> {
  const block = { lines: [{ text: line, y: 80 }], size, weight: 700, color: '#000' } as const;
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={1200} height={120} aria-hidden="true">
      <rect width={1200} height={120} fill="#fff" />
      <Lines block={block} locale="fa" x={1200} />
    </svg>,
  );
  const width = Math.floor(textWidth(part, 'fa', 700) * size);
  return sharp(await renderPng(svg))
    .extract({ left: 1200 - width, top: 0, width, height: 120 })
    .threshold()
    .raw()
    .toBuffer();
}

it.each([
  ['a Latin name at the start of the line', 'API برای توسعه‌دهندگان', 'API'],
  ['the words before a Latin name at the end', 'کوچ سکوی ما به AWS', 'کوچ سکوی ما به'],
  ['all words before a final stop after a Latin name', 'امنیت، پشتیبانی و OrbNet.', 'امنیت، پشتیبانی و OrbNet'],
  ['the words before a year in Persian digits', 'سال ۲۰۱۱ دربارهٔ حریم خصوصی', 'سال ۲۰۱۱'],
])('starts a Persian line from the right: %s', async (_, line, part) => {
  expect((await rightEnd(line, part)).equals(await rightEnd(part, part))).toBe(true);
});
