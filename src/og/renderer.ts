import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { z } from 'zod';
import type { Weight } from './lettering.ts';

// Below the repository, not below this file: the build bundles it to another place.
const packages = join(process.cwd(), 'node_modules');

const fonts: Readonly<Record<Weight, readonly string[]>> = {
  400: ['golos-text/400Regular/GolosText_400Regular.ttf', 'vazirmatn/400Regular/Vazirmatn_400Regular.ttf'],
  700: ['golos-text/700Bold/GolosText_700Bold.ttf', 'vazirmatn/700Bold/Vazirmatn_700Bold.ttf'],
};

/** The fonts of the cards alone: pictures must not depend on the machine. */
export function rendererOptions(...weights: Weight[]): ResvgRenderOptions {
  const fontFiles = weights
    .flatMap((weight) => fonts[weight])
    .map((font) => join(packages, '@expo-google-fonts', font));
  return { font: { loadSystemFonts: false, fontFiles } };
}

/** Versions of all that turns an SVG into a picture. */
export const rendererVersion = [
  '@resvg/resvg-js',
  'sharp',
  '@expo-google-fonts/golos-text',
  '@expo-google-fonts/vazirmatn',
]
  .map((name) => `${name}@${versionOf(name)}`)
  .join(' ');

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}
