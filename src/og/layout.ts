import type { Room } from './fit.ts';

/** Size in pixels that the networks ask for. */
export const width = 1200;
export const height = 630;
export const padding = 80;

/** Light values of `src/styles/tokens.css`; a test holds them equal. */
export const colors = {
  paper: '#f7faf9',
  ink: '#11211f',
  'ink-soft': '#48605d',
  accent: '#00706f',
  'accent-soft': '#dcf1ee',
} as const;

/** Saffron of the dark mode, for the dot: the light one is dark enough to be read as text and looks brown as a spot. */
export const dotColor = '#f0bb5c';

export const brandSize = 38;
export const kickerSize = 30;
export const textSize = 36;
export const footSize = 28;

/** The outer orbits run below the end of the lines. */
export const titleRoom: Room = { width: 780, lines: 3, sizes: [88, 80, 72, 66, 60, 54] };
export const textRoom: Room = { width: 720, lines: 3, sizes: [textSize, 32] };

/** Centre of the orbits, from the edge where lines end and from the top. */
export const orbitsCentre = { fromEnd: 230, y: 300 };
/** Middle of the title with what belongs to it. */
export const middle = 332;
/** Base lines of the brand and of the last line. */
export const brandLine = 110;
export const footLine = height - 66;
