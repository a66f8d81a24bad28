import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** Fences of text that is neither code nor output. */
const plain = new Set(['text', 'txt', 'plaintext']);

/**
 * Prose in a code block, such as a form to send to support. Code is the same in all languages, so readers would get it in English;
 * a block of the language `message` is translated with the page.
 */
export function checkProseInCode({ compiled, file }: WrittenText): Problem[] {
  return compiled.codeBlocks
    .filter(({ language, code }) => plain.has(language) && isProse(code))
    .map(({ line }) => ({
      level: 'error',
      file,
      line,
      message:
        'This block reads like prose, which every language translates; begin it with ```message instead of ```text.',
    }));
}

function isProse(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const sentences = lines.filter(isSentence);
  return sentences.length >= 3 && sentences.length >= lines.length * 0.6;
}

/** A line that begins and ends like a sentence or a field of a form, without the signs and the columns of code and output. */
function isSentence(line: string): boolean {
  return /^(?:\d+\. )?[\p{Lu}\p{Lo}].*\s.*[.:?!…؟]$/u.test(line) && !/[{}<>=|\\;$]|\S {2,}\S/.test(line);
}
