import type { Room } from './fitText.ts';

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

/** Saffron of the dark mode: the light one looks brown as a spot. */
export const dotColor = '#f0bb5c';

export const brandSize = 38;
export const sectionSize = 30;
export const spaceBetween = 18;

/** Next to the disc of the orbits; the outer ones run below the end of the lines. */
export const postTitleRoom: Room = { width: 730, height: 290, sizes: [80, 72, 66, 60, 54, 48, 42, 36] };
export const sectionTitleRoom: Room = { width: 730, height: 210, sizes: [88, 80, 72, 64, 56, 48] };
export const textRoom: Room = { width: 700, height: 160, sizes: [36, 32, 28, 24] };
/** One line below the disc, as wide as the card. */
export const footRoom: Room = { width: width - 2 * padding, height: 40, sizes: [28, 24, 20, 16] };

/** Centre of the orbits, from the edge where lines end and from the top. */
export const orbitsCentre = { fromEnd: 120, y: 300 };
/** Middle of the title with what belongs to it. */
export const middle = 330;
/** Base lines of the brand and of the last line. */
export const brandLine = 110;
export const footLine = height - 66;
