import { type Measure, wrap } from './wrap.ts';

/** Lines of text at a size, in pixels. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The room that a text may take, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** The text at the largest size with room, or an error. Measures are in font sizes. */
export function fitText(text: string, room: Room, lineHeight: number, measure: Measure): FittedText {
  for (const size of room.sizes) {
    const lines = wrap(text, room.width / size, Math.floor(room.height / (size * lineHeight)), measure);
    if (lines) return { size, lines };
  }
  throw new Error(
    `"${text}" does not fit into ${room.width} × ${room.height} pixels, not even at a size of ${room.sizes.at(-1)}: shorten it.`,
  );
}
