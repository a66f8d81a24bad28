import { z } from 'zod';

export type ColorScheme = 'dark' | 'light' | 'system';

const command = z.object({
  params: z.object({
    features: z.object({ 'prefers-color-scheme': z.enum(['dark', 'light']).nullish() }),
  }),
});

/** What an `emulation.setMediaFeaturesOverride` command asks for. @throws {ZodError} if it is not such a command */
export function colorSchemeOf(message: unknown): ColorScheme {
  return command.parse(message).params.features['prefers-color-scheme'] ?? 'system';
}

const values: Record<ColorScheme, number> = { dark: 0, light: 1, system: 2 };

/** The script that lets pages prefer a colour scheme, for the browser's own window. */
export function preferColorScheme(scheme: ColorScheme): string {
  return `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${values[scheme]})`;
}
