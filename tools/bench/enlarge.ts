import type { SearchRecord } from '../../src/search/types.ts';

/** A sequence of numbers from 0 to 1 that is the same in every run (Park and Miller's minimal standard generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Every so many words one that no other copy has: new pages bring new words. */
const newWordEvery = 50;

/**
 * Copies of all records, so that there are `times` as many. The words of the texts are dealt out again in each copy: copies that
 * are alike would compress to nothing.
 */
export function enlarge(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const random = randomNumbers(1);
  const words = records.flatMap(({ text }) => text.split(' '));
  const dealt = (text: string, copy: number) =>
    text.replace(/\S+/g, () => {
      const word = words[Math.floor(random() * words.length)] ?? '';
      return random() * newWordEvery < 1 ? word + copy : word;
    });
  return Array.from({ length: times }, (_, copy) =>
    copy === 0
      ? records
      : records.map((record) => ({
          ...record,
          id: `${record.id}~${copy}`,
          url: `${record.url}-${copy}`,
          text: dealt(record.text, copy),
        })),
  ).flat();
}
