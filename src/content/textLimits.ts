/** Problems of a text before any parser reads it. */
export interface TextFault {
  readonly line: number;
  readonly message: string;
}

/** No text uses them, and some tools cut a text at them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/**
 * Levels of nesting that a text may have. Parsers of Markdown, YAML and JSX call themselves for every level, and a few thousand exhaust
 * the stack; some then end the whole process without a word.
 */
const deepestNesting = 50;

/** Markers that open a level each time they are repeated on one line: quotes, lists, emphasis, brackets. */
const repeatedMarkers = new RegExp(
  [`(?:[>*_([{][ \\t]*){${deepestNesting},}`, `(?:(?:[-+?]|\\d+[.)])[ \\t]+){${deepestNesting},}`].join('|'),
);
const indentation = new RegExp(`^[ \\t]{${deepestNesting * 4},}\\S`);

/** The first control character, or the first place that is nested too deeply to be read safely. */
export function textFault(text: string): TextFault | undefined {
  const lines = text.split('\n');
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    const control = controlCharacter.exec(written)?.[0];
    if (control !== undefined) {
      const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return { line, message: `This line has the invisible control character U+${code}; delete it.` };
    }
    if (repeatedMarkers.test(written) || indentation.test(written)) return { line, message: tooDeep };
  }
  const line = lineOfDeepestTag(lines);
  return line === undefined ? undefined : { line, message: tooDeep };
}

const tooDeep = `This text is nested more than ${deepestNesting} levels deep; write it flatter.`;

/** Opening and closing tags outside code spans; a tag without an end closes nothing, so the number of open ones only bounds the depth. */
const tags = /`[^`]*`|<(\/?)[A-Za-z][\w.]*(?:[^<>`]*[^<>`/])?(\/?)>/g;

function lineOfDeepestTag(lines: readonly string[]): number | undefined {
  let open = 0;
  for (const [index, line] of lines.entries()) {
    for (const [tag, closing, selfClosing] of line.matchAll(tags)) {
      if (tag.startsWith('`') || selfClosing) continue;
      open = closing ? Math.max(0, open - 1) : open + 1;
    }
    if (open > deepestNesting * 4) return index + 1;
  }
  return undefined;
}
