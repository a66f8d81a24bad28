import { type Analyser, indexTerms } from '../analysis/analyser.ts';
import type { LoadedBundle } from '../loaded-bundle.ts';
import type { Bundle } from '../types.ts';
import { editDistance } from './edit-distance.ts';

/** Records looked at for a form; the best matches have the term in their title or heading. */
const MOST_RECORDS = 8;

/** The capital of a sentence is dropped, that of a name ("WireGuard", "VPN") stays. */
function asInQuery(word: string): string {
  return word.slice(1) === word.slice(1).toLowerCase() ? word.toLowerCase() : word;
}

/**
 * A term as the texts of the site write it: of the forms found, the one most like what was typed ("настройк", typed "настойки",
 * gives "настройки"). The term itself when no loaded text has it.
 */
export function writtenForm(
  term: string,
  typed: string,
  bundles: readonly LoadedBundle[],
  texts: ReadonlyMap<Bundle, readonly string[]>,
  analyser: Analyser,
): string {
  let best = { form: term, distance: Number.POSITIVE_INFINITY };
  for (const bundle of bundles) {
    for (const record of [...bundle.lookup(term, 'exact').keys()].slice(0, MOST_RECORDS)) {
      const { heading = '', page } = bundle.records[record] ?? {};
      for (const text of [page?.title ?? '', heading, texts.get(bundle.bundle)?.[record] ?? '']) {
        for (const word of indexTerms(analyser.analyse(text))) {
          if (word.term !== term) continue;
          const distance = editDistance(word.text, typed, typed.length);
          if (distance < best.distance) best = { form: asInQuery(text.slice(word.start, word.end)), distance };
        }
      }
    }
  }
  return best.form;
}
