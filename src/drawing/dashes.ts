/** Dashes of a `<circle>` with one gap, in pixels: SVG 1.1 has `pathLength` on paths only. */
export interface Dashes {
  readonly strokeDasharray: string;
  readonly strokeDashoffset: number;
}

/** A gap of a share of the circle (0 to 1), turned counterclockwise by another share. */
export function dashesOf(r: number, gap: number, turn: number): Dashes {
  const around = 2 * Math.PI * r;
  return {
    strokeDasharray: `${round(around * (1 - gap))} ${round(around * gap)}`,
    strokeDashoffset: round(around * turn),
  };
}

/** Rounds to two decimals: the SVG stays short and the same on every machine. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
