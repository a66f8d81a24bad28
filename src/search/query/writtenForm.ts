import { editDistance } from '../../text/editDistance.ts';
import { type Analyser, indexTerms } from '../analysis/analyser.ts';
import type { WrittenForm } from '../analysis/synonyms.ts';
import type { Corpus } from '../corpus.ts';
import type { Bundle } from '../types.ts';

/** The texts of each index file, by the number of the record. */
export type TextsByBundle = ReadonlyMap<Bundle, readonly string[]>;

/** Number of records, the best matches, that are searched for a form. */
const maxRecords = 8;

/** The forms of a term in titles, headings and loaded texts, and those of the synonyms. */
export function formsOf(term: string, corpus: Corpus, texts: TextsByBundle, analyser: Analyser): WrittenForm[] {
  const found = [...corpus.lookup(term).scores].sort(([, one], [, other]) => other - one);
  const inTexts = found.slice(0, maxRecords).flatMap(([{ bundle, number, page, heading }]) =>
    [page.title, heading, texts.get(bundle)?.[number] ?? ''].flatMap((text) =>
      indexTerms(analyser.analyse(text))
        .filter((word) => word.term === term)
        .map((word) => ({ written: text.slice(word.start, word.end), text: word.text })),
    ),
  );
  const listed = [...analyser.synonyms.words, ...analyser.familyWords];
  return [...inTexts, ...listed.filter((word) => word.term === term)];
}

/** Drops the capital at the start of a sentence, keeps those of names ("WireGuard", "VPN"). */
function asInQuery(word: string): string {
  return word.slice(1) === word.slice(1).toLowerCase() ? word.toLowerCase() : word;
}

export interface ClosestForm {
  readonly written: string;
  /** Edit distance to the typed word. */
  readonly distance: number;
}

/** The form closest to the typed word: for "настойки" not "настройкам" but "настройки". */
export function closestForm(forms: readonly WrittenForm[], typed: string): ClosestForm | undefined {
  const distances = forms.map(({ text, written }) => ({
    written: asInQuery(written),
    distance: editDistance(text, typed, typed.length),
  }));
  return distances.sort((one, other) => one.distance - other.distance)[0];
}
