import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Fences of text that is neither code nor output. */
const plain = new Set(['text', 'txt', 'plaintext']);

/** Prose in a code block, which stays English in all languages; `message` is translated. */
export function checkProseInCode({ compiled, file }: WrittenText): Problem[] {
  const message =
    'This block reads like prose, which every language translates; begin it with ```message instead of ```text.';
  return compiled.codeBlocks
    .filter(({ language, code }) => plain.has(language) && isProse(code))
    .map(({ line }) => errorIn(file, line, message));
}

function isProse(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const sentences = lines.filter(isSentence);
  return sentences.length >= 3 && sentences.length >= lines.length * 0.6;
}

/** True for a line that reads like a sentence or a form field, not like code or columns. */
function isSentence(line: string): boolean {
  return /^(?:\d+\. )?[\p{Lu}\p{Lo}].*\s.*[.:?!…؟]$/u.test(line) && !/[{}<>=|\\;$]|\S {2,}\S/.test(line);
}
