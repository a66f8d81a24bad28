import type { PictureSize } from '../model/content/pictures.ts';

/** Width and height of a picture in pixels; undefined if its bytes have another format. */
export function pictureSize(extension: string, bytes: Buffer): PictureSize | undefined {
  switch (extension) {
    case 'png':
      return sizeOfPng(bytes);
    case 'webp':
      return sizeOfWebp(bytes);
    case 'svg':
      return sizeOfSvg(bytes.toString('utf8'));
    default:
      return undefined;
  }
}

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

function sizeOfPng(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || ascii(bytes, 1, 4) !== 'PNG' || ascii(bytes, 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function sizeOfWebp(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return undefined;
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** The size in the `viewBox`, without which a drawing does not scale. */
function sizeOfSvg(text: string): PictureSize | undefined {
  const [, width, height] =
    /<svg[^>]*\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(text) ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
