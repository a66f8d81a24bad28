import type { Room } from './textLayer.ts';

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

export const spaceBetween = 30;

/** Next to the disc of the orbits; the outer ones run below the end of the lines. */
export const postTitleRoom: Room = { width: 730, height: 300, sizes: [80, 66, 54, 44, 36] };
export const sectionTitleRoom: Room = { width: 730, height: 210, sizes: [88, 72, 60, 48] };
export const textRoom: Room = { width: 700, height: 160, sizes: [36, 30, 24] };
export const sectionRoom: Room = { width: 730, height: 60, sizes: [30] };
/** One line below the disc, as wide as the card. */
export const footRoom: Room = { width: width - 2 * padding, height: 44, sizes: [28, 22, 16] };
export const brandRoom: Room = { width: 500, height: 60, sizes: [38] };

/** Centre of the orbits, from the edge where lines end and from the top. */
export const orbitsCentre = { fromEnd: 120, y: 300 };
/** Side of the mark next to the brand. */
export const markSide = 56;
/** Middles of the brand, of the title with what belongs to it, and of the last line. */
export const brandMiddle = 96;
export const middle = 330;
export const footMiddle = height - 74;
