import type { StoredAnswers } from '../../answers.ts';
import type { EngineHit } from '../../types.ts';
import type { SearchFiles } from './files.ts';

/** Milliseconds that a list waits for its card, which later would move what is below. */
const patience = 150;

/** Milliseconds for which nothing is fetched again after that failed. */
const pause = 10_000;

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** The instructions of answer cards. Results do without them when they do not come. */
export function createCards(files: Pick<SearchFiles, 'read'>) {
  const known = new Map<number, StoredAnswers>();
  const asked = new Map<number, Promise<void>>();
  let notBefore = 0;

  function load(part: number): Promise<void> {
    const loading = files.read<StoredAnswers>(`answers-${part}`).then(
      (answers) => void known.set(part, answers),
      () => {
        asked.delete(part);
        notBefore = Date.now() + pause;
      },
    );
    asked.set(part, loading);
    return Promise.race([loading, after(patience)]);
  }

  return {
    /** The instructions of a hit, if known. Waits a moment where they were not asked for. */
    async ofHit({ bundle, part }: EngineHit): Promise<StoredAnswers | undefined> {
      if (bundle !== 'core') return undefined;
      if (!asked.has(part) && Date.now() >= notBefore) await load(part);
      return known.get(part);
    },
  };
}
