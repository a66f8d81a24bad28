import type { StoredAnswers } from '../../answers.ts';
import { rowsInSight } from '../../limits.ts';
import type { AskOptions } from '../../provider.ts';
import type { EngineHit } from '../../types.ts';

/** The hits first shown for a question: they stay first, and a missing card is not added. */
export interface Lead {
  readonly question: string;
  /** Their URLs. */
  readonly first: readonly string[];
  /** The instructions of the best hit. */
  readonly answers: StoredAnswers | undefined;
}

export const noLead: Lead = { question: '', first: [], answers: undefined };

/** The lead of a new question; later pages of results have none. */
export async function leadOf(
  question: string,
  hits: readonly EngineHit[],
  { offset = 0, bySection }: AskOptions,
  loadCard: (hit: EngineHit) => Promise<StoredAnswers | undefined>,
): Promise<Lead> {
  const [best] = hits;
  if (!best || offset > 0) return { ...noLead, question };
  // The search page pins all its hits; the dialog, grouped by section, only the rows in sight.
  const pinned = bySection ? hits.slice(0, rowsInSight) : hits;
  return { question, first: pinned.map(({ url }) => url), answers: await loadCard(best) };
}
