import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';
import { visible } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** Short sentences may be the same step on two pages; a long one was copied. */
const copied = 100;

/** Long sentences that are on two pages of a language: two copies drift apart. */
export function checkRepetition(pages: readonly WrittenText[]): Problem[] {
  const sentences = pages
    .flatMap(bodyPassages)
    .flatMap((passage) => sentencesOf(passage.text).map((sentence) => ({ ...passage, sentence })));
  const groups = Map.groupBy(sentences, ({ locale, sentence }) => `${locale} ${sentence}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ file, line, sentence }) => {
      const message = `This sentence is also on ${first?.file}, line ${first?.line}; say it on one page and link to it: "${visible(sentence).slice(0, 60)}…".`;
      return file === first?.file ? [] : errorIn(file, line, message);
    }),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?؟])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= copied);
}
