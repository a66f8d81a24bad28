import { listOf, type Problem } from '../problems/problems.ts';

/** In pixels; for a drawing (SVG) in its own units. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly bytes: number;
  /** Undefined if its bytes do not fit its name. */
  readonly size: PictureSize | undefined;
}

/** By their paths on the site, such as `/img/map.png`. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Extensions of the formats that every browser of docs/browsers.md shows. */
const pictureFormats = ['png', 'svg', 'webp'];

/** Bytes of a picture: 6 s at 64 kbit/s, three times the first load of a page. */
const heaviest = 50_000;

/** Twice the width of the text on a wide screen. */
const widest = 1600;

/** Pictures that not every reader can see, or that take too long to load. */
export function checkPictures(pictures: Pictures): Problem[] {
  return [...pictures].flatMap(([path, picture]) => {
    const message = refusal(path, picture);
    return message === undefined ? [] : [{ level: 'error' as const, file: `public${path}`, message }];
  });
}

function refusal(path: string, { bytes, size }: Picture): string | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  if (!pictureFormats.includes(extension))
    return `Pictures are ${listOf(pictureFormats)}, in small letters; convert it to webp, or to svg if it is a drawing.`;
  if (bytes > heaviest)
    return `The picture has ${kilobytes(bytes)}, and at most ${kilobytes(heaviest)} load in time on a slow network; make it smaller, or save it as webp.`;
  if (!size)
    return extension === 'svg'
      ? 'The drawing has no viewBox, so that its size is not known; write viewBox="0 0 <width> <height>" into <svg>.'
      : `The bytes are not those of a picture in the format ${extension}; save it again.`;
  if (extension === 'svg' || size.width <= widest) return undefined;
  return `The picture is ${size.width} pixels wide, and texts are at most ${widest / 2} wide, ${widest} on a fine screen; make it smaller.`;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
