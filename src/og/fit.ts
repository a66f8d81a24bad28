import { type Measure, wrapEvenly } from './wrap.ts';

/** Lines of text at a size, in pixels. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The room that a text may take. */
export interface Room {
  readonly width: number;
  readonly lines: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly [number, ...number[]];
}

/** The text at the largest size at which it fits; at the smallest one what does not fit is cut off with an ellipsis. `measure` is in font sizes. */
export function fit(text: string, room: Room, measure: Measure): FittedText {
  const at = (size: number) => ({ size, lines: wrapEvenly(text, room.width / size, measure) });
  const fits = ({ size, lines }: FittedText) =>
    lines.length <= room.lines && lines.every((line) => measure(line) * size <= room.width);
  const fitted = room.sizes.map(at).find(fits);
  return fitted ?? cut(at(Math.min(...room.sizes)), room.lines);
}

function cut({ size, lines }: FittedText, count: number): FittedText {
  if (lines.length <= count) return { size, lines };
  const kept = lines.slice(0, count);
  return { size, lines: kept.map((line, index) => (index === count - 1 ? `${line}…` : line)) };
}
