import type { CodeBlock, WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Code blocks are the same in all languages; a `message` for people is translated. */
export function checkSameCode(source: WrittenText, translation: WrittenText): Problem[] {
  const expected = source.compiled.codeBlocks;
  const found = translation.compiled.codeBlocks;
  if (expected.length !== found.length) {
    const message = `There are ${found.length} code blocks, and ${expected.length} in English.`;
    return [errorIn(translation.file, found[0]?.line, message)];
  }
  return found.flatMap((block, index): Problem[] => {
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
  const at = expected.findIndex((line, index) => line !== lines[index]);
  const [wanted, got] = at === -1 ? ['the end', lines[expected.length]] : [expected[at], lines[at]];
  return `The code differs from English: "${got ?? 'the end'}" where English has "${wanted}".`;
}
