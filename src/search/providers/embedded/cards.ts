import type { StoredAnswers } from '../../answers.ts';
import type { EngineHit } from '../../types.ts';
import { createFetcher } from './fetcher.ts';
import type { SearchFiles } from './files.ts';

/** Milliseconds that a list waits for its card: a later one would move the rows below. */
const timeout = 150;

/** The part of a hit that identifies its files. */
type Place = Pick<EngineHit, 'bundle' | 'part'>;

/** The instructions of answer cards, which only the core has. `onLate` is called for late ones. */
export function createCards({ read }: Pick<SearchFiles, 'read'>, onLate: () => void) {
  /** By the number of their file; undefined while it is loading. */
  const cards = new Map<number, StoredAnswers | undefined>();
  const fetchCards = createFetcher();
  const loaded = ({ bundle, part }: Place) => (bundle === 'core' ? cards.get(part) : undefined);

  /** The instructions of a hit. Waits briefly if they were not requested before. */
  async function load(hit: Place): Promise<StoredAnswers | undefined> {
    const { bundle, part } = hit;
    if (bundle !== 'core' || cards.has(part)) return loaded(hit);
    cards.set(part, undefined);
    const loading = fetchCards(() => read<StoredAnswers>(`answers-${part}`)).then((card) => {
      if (card) cards.set(part, card);
      else cards.delete(part);
    });
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, timeout))]);
    if (!cards.get(part)) void loading.then(() => cards.get(part) && onLate());
    return cards.get(part);
  }

  return { loaded, load };
}
