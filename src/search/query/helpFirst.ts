import { isHelp, isHistory } from '../bundles.ts';
import { bestHits } from '../limits.ts';
import type { Candidate } from './evaluate.ts';
import type { Plan } from './plan.ts';

const kindOf = ({ record }: Candidate) => record.page.kind;

/** Orders candidates: the best help pages first unless a professional asks, history last. */
export function helpFirst(ranked: readonly Candidate[], { audience, identifier }: Plan): Candidate[] {
  const isOld = (candidate: Candidate) => isHistory(kindOf(candidate));
  const [best] = ranked;
  const recent = ranked.filter((candidate) => !isOld(candidate));
  const isReader = audience !== 'professional' && !identifier?.isUnambiguous && recent[0] && isHelp(kindOf(recent[0]));
  const help = isReader ? recent.filter((candidate) => isHelp(kindOf(candidate))).slice(0, bestHits) : [];
  const history = ranked.filter(isOld);
  const bestPost = best && kindOf(best) === 'blog' ? [best] : [];
  return [...new Set([...bestPost, ...help, ...recent, ...history])];
}
