import { z } from 'zod';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import { locales } from '../../model/text/locale.ts';
import { type AppWords, unknownAppWord } from '../appWords/appWords.ts';

/** Id of a word of the app, such as `settings.protocol`. */
const word = z
  .string()
  .regex(/^\w+\.\w+$/, 'a word of the app is named by its screen and its name, such as settings.protocol');

/** End of a row: an arrow, a switch, a choice, a star, or a bar of load. */
const rowEnds = ['go', 'on', 'off', 'chosen', 'choice', 'star', 'load'] as const;

const row = z.strictObject({
  word,
  /** End of the row, before its arrow. */
  value: word.optional(),
  end: z.enum(rowEnds).optional(),
});

/** States of the connection with something to press or wait for. */
const connectionStates = ['idle', 'connecting', 'connected', 'lost'] as const;

/** A part of a screen, from the top down. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('orb'), state: z.enum(connectionStates) }),
  z.strictObject({ kind: z.literal('heading'), word }),
  z.strictObject({ kind: z.literal('rows'), rows: z.array(row).min(1).readonly() }),
  z.strictObject({ kind: z.literal('button'), word, look: z.enum(['main', 'plain', 'danger']) }),
  z.strictObject({ kind: z.literal('field'), word }),
  /** Boxes for the digits of a code. */
  z.strictObject({ kind: z.literal('digits'), count: z.int().positive() }),
  z.strictObject({ kind: z.literal('qr') }),
  z.strictObject({ kind: z.literal('message'), word, from: z.enum(['support', 'reader']) }),
  /** A prompt of an operating system: title, text, and buttons, the one to press last. */
  z.strictObject({
    kind: z.literal('dialog'),
    system: z.enum(['android', 'apple', 'windows']),
    title: word,
    text: word.optional(),
    buttons: z.array(word).min(1).readonly(),
    /** For a system without Persian: there the prompt is in English. */
    inEnglish: z
      .array(z.enum(locales).exclude(['en']))
      .readonly()
      .optional(),
  }),
]);

const screenSchema = z.strictObject({
  /** Name of the picture: the menu path to this screen. */
  path: z.array(word).min(1).readonly(),
  frame: z.enum(['phone', 'desktop', 'tv', 'system']).default('phone'),
  /** The word in the bar at the top; Home has the name of the brand there. */
  title: word.optional(),
  /** The navigation entry that is marked; a screen without one has no navigation. */
  tab: word.optional(),
  blocks: z.array(block).min(1).readonly(),
});

/** The pictures of the app by their names in `<Screen show="…">`. */
export const screensSchema = z.record(z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/), screenSchema);

export type Screen = z.infer<typeof screenSchema>;
export type Screens = z.infer<typeof screensSchema>;
export type ScreensInput = z.input<typeof screensSchema>;
export type ScreenBlock = z.infer<typeof block>;
export type ScreenRow = z.infer<typeof row>;
export type ConnectionState = (typeof connectionStates)[number];

/** The entries of the app's navigation, from first to last. */
export const navigation = ['navigation.home', 'navigation.locations', 'navigation.settings'] as const;

/** The words that a screen shows, in the order in which it shows them. */
export function wordsOnScreen({ title, tab, blocks }: Screen): string[] {
  return [...(title ? [title] : []), ...blocks.flatMap(wordsOfBlock), ...(tab ? navigation : [])];
}

function wordsOfBlock(part: ScreenBlock): string[] {
  switch (part.kind) {
    case 'orb':
      return [`home.${part.state}`];
    case 'rows':
      return part.rows.flatMap((each) => (each.value ? [each.word, each.value] : [each.word]));
    case 'dialog':
      return [part.title, ...(part.text ? [part.text] : []), ...part.buttons];
    case 'digits':
    case 'qr':
      return [];
    default:
      return [part.word];
  }
}

/** The style sheets that a picture needs. */
export function sheetsOf({ frame, blocks }: Screen): string[] {
  if (frame === 'system') return ['dialog'];
  const few = blocks.some(({ kind }) => ['digits', 'message', 'qr'].includes(kind));
  return few ? ['phone', 'more'] : ['phone'];
}

/** A number on a picture: the step of the list next to it, and the word that it marks. */
export interface ScreenMark {
  readonly step: number;
  readonly word: string;
}

/** Reads `marks="1:navigation.locations 2:home.connect"`; `wrongMarks` reports the rest. */
export function marksOf(text: string): ScreenMark[] {
  return [...text.matchAll(/(\d+):(\S+)/g)].map(([, step, label = '']) => ({ step: Number(step), word: label }));
}

/** Problems with the marks of a picture. */
export function wrongMarks(text: string, screen: Screen): string | undefined {
  const shown = wordsOnScreen(screen);
  const wrong = text.split(/\s+/).find((mark) => !/^\d+:\S+$/.test(mark));
  if (wrong !== undefined) return `The mark "${wrong}" has no step; write marks="1:home.connect".`;
  const missing = marksOf(text).find((mark) => !shown.includes(mark.word));
  return missing && `The picture does not show "${missing.word}"; it shows ${[...new Set(shown)].join(', ')}.`;
}

/** Words of screens that the app does not have. */
export function checkScreens({
  screens,
  appWords,
}: {
  readonly screens: Screens;
  readonly appWords: AppWords;
}): Problem[] {
  return Object.entries(screens).flatMap(([name, screen]) =>
    [...new Set([...screen.path, ...wordsOnScreen(screen)])].flatMap((id): Problem[] => {
      const message = unknownAppWord(appWords, id);
      return message ? [errorAt('site/screens.ts', ['screens', name], message)] : [];
    }),
  );
}
