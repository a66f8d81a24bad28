import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { z } from 'zod';

// From the repository, not from this file: the build bundles it to a place of its own.
const { resolve } = createRequire(join(process.cwd(), 'package.json'));

const fonts = [
  '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf',
  '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  '@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf',
];

/** The fonts of the cards and no others: a picture must not depend on what the machine has installed. */
export const rendererOptions: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: fonts.map((font) => resolve(font)) },
};

/** Versions of all that turns an SVG into a picture. */
export const rendererVersion = ['@resvg/resvg-js', '@expo-google-fonts/golos-text', '@expo-google-fonts/vazirmatn']
  .map((name) => `${name}@${versionOf(name)}`)
  .join(' ');

function versionOf(name: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')))
    .version;
}
