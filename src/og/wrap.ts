/** Width of a text in any unit. */
export type Measure = (text: string) => number;

/** Breaks a text into the fewest lines, as even as can be; nothing if it needs more than `most`. */
export function wrap(text: string, width: number, most: number, measure: Measure): string[] | undefined {
  const words = text.split(' ').filter(Boolean);
  for (let count = 1; count <= most; count++) {
    const lines = evenLines(words, count, width, measure);
    if (lines) return lines;
  }
  return undefined;
}

/** The most even division into `count` lines: the least sum of squares. */
function evenLines(words: readonly string[], count: number, width: number, measure: Measure): string[] | undefined {
  let best: string[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let length = count === 1 ? words.length : 1; length <= words.length - count + 1; length++) {
    const line = words.slice(0, length).join(' ');
    if (measure(line) > width) break;
    const rest = count === 1 ? [] : evenLines(words.slice(length), count - 1, width, measure);
    if (!rest) continue;
    const lines = [line, ...rest];
    const unevenness = lines.reduce((sum, one) => sum + measure(one) ** 2, 0);
    if (unevenness < least) [best, least] = [lines, unevenness];
  }
  return best;
}
