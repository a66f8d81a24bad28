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
    ['webp', () => drawn().webp().withMetadata({ density: 300 })],
  ])('is in its bytes: %s', async (extension, draw) => {
    expect(pictureSize(extension, await draw().toBuffer())).toEqual(size);
  });

  it('of a JPEG is that of its frame, which may follow tables and be the last of it', () => {
    const segment = (marker: number) => [0xff, marker, 0, 8, 8, 0x01, 0x2c, 0x02, 0xbc, 0];
    const jpeg = (...markers: number[]) => Buffer.from([0xff, 0xd8, ...markers.flatMap(segment)].slice(0, -1));
    for (const frame of [0xc0, 0xc2, 0xcf]) expect(pictureSize('jpg', jpeg(frame))).toEqual(size);
    expect(pictureSize('jpg', jpeg(0xe0, 0xc4, 0xc8, 0xcc, 0xdb, 0xc0))).toEqual(size);
    for (const other of [0xbf, 0xc4, 0xc8, 0xcc, 0xd0]) expect(pictureSize('jpg', jpeg(other))).toBeUndefined();
  });

  it.each([
    ['png', () => drawn().png(), [1, 12], 23],
    ['jpg', () => drawn().jpeg(), [0, 1, 2], 10],
    ['webp', () => drawn().webp(), [0, 8, 12], 29],
  ] as const)(
    'is not known of a picture that is cut off or begins otherwise: %s',
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

  it('of a drawing is that of its viewBox', () => {
    const svg = (attributes: string) => pictureSize('svg', Buffer.from(`<svg xmlns="a" ${attributes}><path/></svg>`));
    expect(svg('viewBox="0 0 24.4 12"')).toEqual({ width: 24, height: 12 });
    expect(svg("width='9' viewBox='-5,-5,30,40'")).toEqual({ width: 30, height: 40 });
    expect(svg('viewBox="0,  0,  30,  40"')).toEqual({ width: 30, height: 40 });
    for (const none of ['width="24" height="24"', 'viewBox="0 0 0 24"', 'viewBox="0 0 24 0"'])
      expect(svg(none), none).toBeUndefined();
  });

  it.each(['png', 'jpg', 'webp', 'svg', 'gif'])('is not known of other bytes: %s', (extension) => {
    for (const bytes of ['', 'GIF89a', 'x'.repeat(100), '\u00ff\u00d8\u00ff\u00c0'])
      expect(pictureSize(extension, Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
