/** Width of a text in any unit. */
export type Measure = (text: string) => number;

/** Breaks a text at ordinary spaces into lines of at most `width`; a single word that is wider stays whole. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines as `wrap` gives, but as even as they can be: no last line of one short word. */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  const widest = wrap(text, width, measure);
  let tooNarrow = 0;
  let enough = width;
  // Six halvings find the narrowest width within 2 %.
  for (let step = 0; step < 6; step++) {
    const middle = (tooNarrow + enough) / 2;
    const lines = wrap(text, middle, measure);
    if (lines.length > widest.length || lines.some((line) => measure(line) > middle)) tooNarrow = middle;
    else enough = middle;
  }
  return wrap(text, enough, measure);
}
