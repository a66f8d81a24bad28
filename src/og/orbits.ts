import { createHash } from 'node:crypto';
import { type Dashes, dashesOf, round } from '../drawing/dashes.ts';

interface Ring {
  readonly r: number;
  readonly dashes: Dashes;
  readonly opacity: number;
}

/** Orbits with gaps, and the dot that found its way through them, around the centre 0, 0. */
export interface OrbitPicture {
  readonly rings: readonly Ring[];
  readonly dot: { readonly x: number; readonly y: number };
}

const innermost = 40;
const distance = 50;

/** The orbits of a card, always the same for the same name. */
export function orbitsOf(name: string): OrbitPicture {
  const bytes = createHash('sha256').update(name).digest();
  const share = (index: number) => bytes.readUInt8(index) / 256;
  const rings = Array.from({ length: 9 }, (_, index): Ring => {
    const r = innermost + index * distance;
    // The outer rings run below the text.
    return {
      r,
      dashes: dashesOf(r, 0.04 + 0.1 * share(index), share(10 + index)),
      opacity: round(0.75 * 0.72 ** index),
    };
  });
  const orbit = innermost + distance * (2 + Math.floor(2 * share(20)));
  // Up, down or towards the text: on the other side the edge of the card would cut the dot off.
  const angle = Math.PI * (0.45 + 1.1 * share(21));
  return { rings, dot: { x: round(orbit * Math.cos(angle)), y: round(orbit * Math.sin(angle)) } };
}
