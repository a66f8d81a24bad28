import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './pictureSize.ts';

const size = { width: 700, height: 300 };
const drawn = () => sharp({ create: { ...size, channels: 4, background: '#0a7' } });

describe('the size of a picture', () => {
  it.each([
    ['png', () => drawn().png()],
    ['jpg', () => drawn().jpeg({ progressive: false })],
    ['jpg', () => drawn().jpeg({ progressive: true }).withMetadata({ density: 300 })],
    ['webp', () => drawn().webp()],
    ['webp', () => drawn().webp({ lossless: true })],
    ['webp', () => drawn().removeAlpha().webp()],
  ])('is in its bytes: %s', async (extension, draw) => {
    expect(pictureSize(extension, await draw().toBuffer())).toEqual(size);
  });

  it('of a drawing is that of its viewBox', () => {
    const svg = (attributes: string) => pictureSize('svg', Buffer.from(`<svg xmlns="a" ${attributes}><path/></svg>`));
    expect(svg('viewBox="0 0 24.4 12"')).toEqual({ width: 24, height: 12 });
    expect(svg("width='9' viewBox='-5,-5,30,40'")).toEqual({ width: 30, height: 40 });
    expect(svg('width="24" height="24"')).toBeUndefined();
  });

  it.each(['png', 'jpg', 'webp', 'svg', 'gif'])('is not known of other bytes: %s', (extension) => {
    for (const bytes of ['', 'GIF89a', 'x'.repeat(100), '\u00ff\u00d8\u00ff\u00c0'])
      expect(pictureSize(extension, Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
