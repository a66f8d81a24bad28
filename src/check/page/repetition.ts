import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { type Passage, visible } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** Short sentences may be the same step on two pages; a long one was copied. */
const copied = 100;

/** Long sentences that are on two pages of a language: two copies drift apart. */
export function checkRepetition(pages: readonly WrittenText[]): Problem[] {
  const first = new Map<string, Passage>();
  return pages.flatMap((page) =>
    bodyPassages(page).flatMap((passage): Problem[] =>
      sentencesOf(passage.text).flatMap((sentence): Problem[] => {
        const key = `${passage.locale} ${sentence}`;
        const earlier = first.get(key);
        if (!earlier) {
          first.set(key, passage);
          return [];
        }
        if (earlier.file === passage.file) return [];
        const message = `This sentence is also on ${earlier.file}, line ${earlier.line}; say it on one page and link to it: "${visible(sentence).slice(0, 60)}…".`;
        return [{ level: 'error', file: passage.file, line: passage.line, message }];
      }),
    ),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?؟])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= copied);
}
