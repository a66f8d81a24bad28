import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './pictureSize.ts';

const size = { width: 700, height: 300 };
const drawn = () => sharp({ create: { ...size, channels: 4, background: '#0a7' } });

describe('the size of a picture', () => {
  it.each([
    ['png', () => drawn().png()],
    ['webp', () => drawn().webp()],
    ['webp', () => drawn().webp({ lossless: true })],
    ['webp', () => drawn().removeAlpha().webp()],
    ['webp', () => drawn().webp().withMetadata({ density: 300 })],
  ])('is read from its bytes: %s', async (extension, draw) => {
    expect(pictureSize(extension, await draw().toBuffer())).toEqual(size);
  });

  it.each([
    ['png', () => drawn().png(), [1, 12], 23],
    ['webp', () => drawn().webp(), [0, 8, 12], 29],
  ] as const)(
    'is unknown for a picture that is truncated or begins differently: %s',
    async (kind, draw, signature, end) => {
      const bytes = await draw().toBuffer();
      expect(pictureSize(kind, bytes.subarray(0, end))).toBeUndefined();
      for (const place of signature) {
        const other = Buffer.from(bytes);
        other[place] = 0x20;
        expect(pictureSize(kind, other), `byte ${place}`).toBeUndefined();
      }
    },
  );

  it('comes from the viewBox of a drawing', () => {
    const svg = (attributes: string) => pictureSize('svg', Buffer.from(`<svg xmlns="a" ${attributes}><path/></svg>`));
    expect(svg('viewBox="0 0 24.4 12"')).toEqual({ width: 24, height: 12 });
    expect(svg("width='9' viewBox='-5,-5,30,40'")).toEqual({ width: 30, height: 40 });
    expect(svg('viewBox="0,  0,  30,  40"')).toEqual({ width: 30, height: 40 });
    for (const none of ['width="24" height="24"', 'viewBox="0 0 0 24"', 'viewBox="0 0 24 0"'])
      expect(svg(none), none).toBeUndefined();
  });

  it.each(['png', 'webp', 'svg', 'jpg'])('is unknown for other bytes: %s', (extension) => {
    for (const bytes of ['', 'GIF89a', 'x'.repeat(100), '\u00ff\u00d8\u00ff\u00c0'])
      expect(pictureSize(extension, Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
