import { passagesOf } from './passages.ts';
import { calques } from './rules.ts';

/** The phrases of a file that no native engineer would write, as sentences with file and line. */
export function findings(file: string, source: string): readonly string[] {
  return (passagesOf(file, source) ?? []).flatMap(({ text, start }) => {
    // A phrase may go on in the next line, behind the star of a comment.
    const line = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (between) => ' '.repeat(between.length));
    const flat = line.replace(/ +/g, ' ');
    return calques.flatMap(({ found, right }) =>
      [...flat.matchAll(new RegExp(found, `${found.flags}g`))].map(({ 0: phrase, index }) => {
        const before = offsetIn(line, index);
        const number = source.slice(0, start + before).split('\n').length;
        return `${file}:${number}: "${phrase}" is not what a native speaker would write; say ${right}.`;
      }),
    );
  });
}

/** Offset in a text of a character, from its offset once runs of spaces are collapsed. */
function offsetIn(text: string, flatIndex: number): number {
  let flat = 0;
  let at = 0;
  for (; at < text.length && flat < flatIndex; at++) if (text[at] !== ' ' || text[at + 1] !== ' ') flat++;
  while (text[at] === ' ' && text[at + 1] === ' ') at++;
  return at;
}
