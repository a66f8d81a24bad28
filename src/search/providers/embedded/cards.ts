import type { StoredAnswers } from '../../answers.ts';
import type { EngineHit } from '../../types.ts';
import { createFetcher } from './fetcher.ts';
import type { SearchFiles } from './files.ts';

/** Milliseconds that a list waits for its card, which later would move what is below. */
const timeout = 150;

/** A hit by the place of its files. */
type Place = Pick<EngineHit, 'bundle' | 'part'>;

/** The instructions of answer cards, which only the core has. `onLate` is called for late ones. */
export function createCards({ read }: Pick<SearchFiles, 'read'>, onLate: () => void) {
  /** By the number of their file; none while it is loaded. */
  const cards = new Map<number, StoredAnswers | undefined>();
  const fetchCards = createFetcher();
  const loaded = ({ bundle, part }: Place) => (bundle === 'core' ? cards.get(part) : undefined);

  /** The instructions of a hit. Waits a moment if they were not requested before. */
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
