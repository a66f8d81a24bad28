import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../model/text/locale.ts';

/** The room that a text may take, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** A text as a picture. */
export interface TextLayer {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Lettering {
  readonly weight: 'Regular' | 'Bold';
  readonly color: string;
}

// Below the repository, not below this file: the build bundles it to another place.
const fonts = join(process.cwd(), 'node_modules/@expo-google-fonts');

const fontFiles = {
  'Golos Text Regular': 'golos-text/400Regular/GolosText_400Regular.ttf',
  'Golos Text Bold': 'golos-text/700Bold/GolosText_700Bold.ttf',
  'Vazirmatn Regular': 'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  'Vazirmatn Bold': 'vazirmatn/700Bold/Vazirmatn_700Bold.ttf',
} as const;

/**
 * The text in lines, at the largest size that has room.
 * @throws {Error} that says which text to shorten
 */
export async function textLayer(text: string, locale: Locale, room: Room, lettering: Lettering): Promise<TextLayer> {
  const font = `${locale === 'fa' ? 'Vazirmatn' : 'Golos Text'} ${lettering.weight}` as const;
  // Without the mark a Persian line that starts with a Latin name would run from the left.
  const directed = locale === 'fa' ? `\u200f${text}` : text;
  const escaped = directed.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  for (const size of room.sizes) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${lettering.color}">${escaped}</span>`,
        font: `${font} ${size}`,
        fontfile: join(fonts, fontFiles[font]),
        width: room.width,
        dpi: 72,
        rgba: true,
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (info.width <= room.width && info.height <= room.height)
      return { input: data, width: info.width, height: info.height };
  }
  throw new Error(
    `"${text}" does not fit into ${room.width} × ${room.height} pixels, not even at a size of ${room.sizes.at(-1)}: shorten it.`,
  );
}
