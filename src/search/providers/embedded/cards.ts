import type { StoredAnswers } from '../../answers.ts';
import type { EngineHit } from '../../types.ts';
import { createFetcher } from './fetcher.ts';
import type { SearchFiles } from './files.ts';

/** Milliseconds that a list waits for its card: a later one would move the rows below. */
const timeout = 150;

/** The numbered files of a hit: text and instructions have the same number. */
type FilesOfHit = Pick<EngineHit, 'bundle' | 'textFile'>;

/** The instructions of answer cards, which only the core has. `onLate` is called for late ones. */
export function createCards({ read }: Pick<SearchFiles, 'read'>, onLate: () => void) {
  /** By the number of their file; undefined while it is loading. */
  const cards = new Map<number, StoredAnswers | undefined>();
  const fetchCards = createFetcher();
  const loaded = ({ bundle, textFile }: FilesOfHit) => (bundle === 'core' ? cards.get(textFile) : undefined);

  /** The instructions of a hit. Waits briefly if they were not requested before. */
  async function load(hit: FilesOfHit): Promise<StoredAnswers | undefined> {
    const { bundle, textFile: number } = hit;
    if (bundle !== 'core' || cards.has(number)) return loaded(hit);
    cards.set(number, undefined);
    const loading = fetchCards(() => read<StoredAnswers>(`answers-${number}`)).then((card) => {
      if (card) cards.set(number, card);
      else cards.delete(number);
    });
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, timeout))]);
    if (!cards.get(number)) void loading.then(() => cards.get(number) && onLate());
    return cards.get(number);
  }

  return { loaded, load };
}
