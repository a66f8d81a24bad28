import type { CodeBlock, WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Code blocks are the same in all languages; a `message` for people is translated. */
export function checkSameCode(source: WrittenText, translation: WrittenText): Problem[] {
  const expected = source.compiled.codeBlocks;
  const translated = translation.compiled.codeBlocks;
  if (expected.length !== translated.length) {
    const message = `There are ${translated.length} code blocks, and ${expected.length} in English.`;
    return [errorIn(translation.file, translated[0]?.line, message)];
  }
  return translated.flatMap((block, index): Problem[] => {
    const right = expected[index];
    const difference = right && firstDifference(right, block);
    return difference === undefined ? [] : [errorIn(translation.file, block.line, difference)];
  });
}

function firstDifference(right: CodeBlock, here: CodeBlock): string | undefined {
  if (right.language !== here.language) {
    return `The code block is "${here.language}", and "${right.language}" in English (line ${right.line}).`;
  }
  if (right.code === here.code || right.language === 'message') return undefined;
  const lines = here.code.split('\n');
  const expected = right.code.split('\n');
  const position = expected.findIndex((line, index) => line !== lines[index]);
  const [wanted, got] = position === -1 ? ['the end', lines[expected.length]] : [expected[position], lines[position]];
  return `The code differs from English: "${got ?? 'the end'}" where English has "${wanted}".`;
}
