/** Size of text in viewBox units: 480 at 340 px leave letters of about 11 px. */
export const fontSize = 16;
/** Distance of two base lines. Persian letters reach further down than Latin ones. */
export const lineHeight = 21;

/** Estimated width in viewBox units by classes of letters: fonts are not known. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * fontSize;
}

/** Breaks a text at spaces into lines of `width` units; long words at hyphens and capitals. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const pieces = textWidth(word) > width ? word.split(/(?<=-)|(?<=\p{Ll})(?=\p{Lu})/u) : [word];
    for (const [index, piece] of pieces.entries()) {
      const longer = line && index === 0 ? `${line} ${piece}` : line + piece;
      if (line && textWidth(longer) > width) {
        lines.push(line);
        line = piece;
      } else {
        line = longer;
      }
    }
  }
  return line ? [...lines, line] : lines;
}

/** Lines of text around one vertical axis. */
export interface TextBlock {
  /** Centre of the lines, for `text-anchor="middle"`. */
  readonly x: number;
  /** Each line with the height of its base line. */
  readonly lines: readonly { readonly text: string; readonly y: number }[];
}

/** A block whose upper edge is at `top`. */
export function textBlock(lines: readonly string[], x: number, top: number): TextBlock {
  return { x, lines: lines.map((text, index) => ({ text, y: top + (index + 0.76) * lineHeight })) };
}

export function blockHeight(lines: readonly string[]): number {
  return lines.length * lineHeight;
}

export function widestLine(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(textWidth));
}

function emsOf(character: string): number {
  if (/[\u200c\u0610-\u061a\u064b-\u065f]/.test(character)) return 0;
  if (/[\s.,:;'|!()[\]il،؛]/.test(character)) return 0.3;
  if (/[\u0600-\u06ff]/.test(character)) return 0.54;
  if (/[A-ZА-ЯЁmwжмшщыю@%—]/.test(character)) return 0.74;
  return 0.57;
}
