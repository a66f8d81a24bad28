import type { Unit } from './analyser.ts';

/** Words and phrases that mean the same, looked up by the terms of one of them. */
export interface Synonyms {
  /** The other members of the group, each as terms that must all occur. `key` is made by `synonymKey`. */
  get(key: string): readonly (readonly string[])[];
  /** The other members of groups with a member whose key begins so: for words that are still being typed. */
  startingWith(beginning: string): readonly (readonly string[])[];
  /** Every single word that is listed, folded: typing errors are corrected against them as well. */
  readonly words: readonly string[];
}

/** The key of a run of terms: without gaps, so that "kill switch", "kill-switch" and "killswitch" meet. */
export function synonymKey(terms: readonly string[]): string {
  return terms.join('');
}

interface Phrase {
  readonly key: string;
  /** Without stop words, which no index has. */
  readonly terms: readonly string[];
}

function readPhrase(units: readonly Unit[]): Phrase {
  const words = units.flatMap((unit) => (unit.whole ? [{ ...unit.whole, stop: false }] : unit.parts));
  const meaningful = words.filter((word) => !word.stop);
  return { key: synonymKey(words.map((word) => word.term)), terms: meaningful.map((word) => word.term) };
}

/** Reads groups such as `'router, роутер, маршрутизатор'`. A member may be in several groups. */
export function readSynonyms(groups: readonly string[], analyse: (text: string) => Unit[]): Synonyms {
  const members = new Map<string, (readonly string[])[]>();
  const words = new Set<string>();
  for (const group of groups) {
    const phrases = group.split(',').map((text) => readPhrase(analyse(text.trim())));
    for (const { key, terms } of phrases) {
      if (terms.length === 1) words.add(key);
      // A phrase with the same key stays: "killswitch" leads to "kill switch".
      const others = phrases.filter((other) => other.key !== key || other.terms.length > 1).map((other) => other.terms);
      const useful = others.filter((other) => other.length > 0);
      members.set(key, [...(members.get(key) ?? []), ...useful]);
    }
  }
  const startingWith = (beginning: string) =>
    [...members].flatMap(([key, others]) => (key.startsWith(beginning) ? others : []));
  return { get: (key) => members.get(key) ?? [], startingWith, words: [...words] };
}
