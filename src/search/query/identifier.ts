// A query that is one identifier: a reader who types `expiresAt` wants its explanation.

import type { Unit } from '../analysis/analyser.ts';
import { identifierKey } from '../loadedBundle.ts';
import { identifierBoosts as boosts } from '../ranking.ts';
import type { Candidate } from './evaluate.ts';

export interface Identifier {
  readonly typed: string;
  /** Its lookup key. */
  readonly key: string;
  /** The index term of the whole; identifiers of many words have none. */
  readonly term: string | undefined;
  /** True if it is written like one; otherwise it may be any word. */
  readonly isUnambiguous: boolean;
}

/** The identifier that a query may consist of. */
export function identifierIn(query: string, [unit, ...others]: readonly Unit[]): Identifier | undefined {
  const typed = query.trim();
  if (!/^\w+$/.test(typed)) return undefined;
  return {
    typed,
    key: identifierKey(typed),
    term: unit?.whole?.term,
    isUnambiguous: others.length > 0 || unit?.identifier === true,
  };
}

/** Scores a candidate for a reader who typed the identifier: its explanation comes first. */
export function favourIdentifier(candidate: Candidate, { typed, key, term, isUnambiguous }: Identifier): Candidate {
  const isWhole = isUnambiguous && term !== undefined && candidate.matchedTerms().has(term);
  const found = isWhole ? { ...candidate, matchedTerms: () => new Set([term]) } : candidate;
  const { record, score } = found;
  const { name, anchor } = record.defines.get(key) ?? { name: '', anchor: '' };
  const isExact = name === typed;
  if (isExact || (name !== '' && isUnambiguous)) {
    const boost = anchor === '' || anchor === name ? boosts.subject : boosts.part;
    const place = anchor === '' ? record : { ...record, heading: name, anchor };
    return { ...found, score: score * boost * (isExact ? boosts.exact : 1), record: place };
  }
  return isWhole ? { ...found, score: score * boosts.whole } : candidate;
}
