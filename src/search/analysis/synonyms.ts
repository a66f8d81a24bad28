import type { Unit } from './analyser.ts';

/** A word in its usual spelling, and folded. */
export interface WrittenForm {
  readonly written: string;
  readonly text: string;
}

/** A listed word with its index term. */
export interface ListedWord extends WrittenForm {
  readonly term: string;
}

/** Words and phrases with the same meaning, looked up by the terms of one of them. */
export interface Synonyms {
  /** The other members of the group, each as terms that must all occur. */
  get(key: string): readonly (readonly string[])[];
  /** The other members of groups that have a key with this prefix. */
  startingWith(beginning: string): readonly (readonly string[])[];
  /** The listed single words: typing errors are corrected against them as well. */
  readonly words: readonly ListedWord[];
}

/** The key of a run of terms: "kill switch", "kill-switch" and "killswitch" share one. */
export function synonymKey(terms: readonly string[]): string {
  return terms.join('');
}

interface Phrase {
  readonly key: string;
  /** Without stop words, which no index has. */
  readonly terms: readonly string[];
  readonly words: readonly ListedWord[];
}

function readPhrase(written: string, units: readonly Unit[]): Phrase {
  const parts = units.flatMap((unit) => (unit.whole ? [{ ...unit.whole, stop: false }] : unit.parts));
  const words = parts.map(({ text, term }) => ({ written, text, term }));
  return {
    key: synonymKey(words.map((word) => word.term)),
    terms: parts.flatMap(({ term, stop }) => (stop ? [] : term)),
    words,
  };
}

/** Reads groups such as `'router, роутер, маршрутизатор'`. A member may be in several groups. */
export function readSynonyms(groups: readonly string[], analyse: (text: string) => Unit[]): Synonyms {
  const members = new Map<string, (readonly string[])[]>();
  const listed: ListedWord[] = [];
  for (const group of groups) {
    const phrases = group.split(',').map((text) => readPhrase(text.trim(), analyse(text.trim())));
    for (const { key, words } of phrases) {
      if (words.length === 1) listed.push(...words);
      // A phrase with the same key is kept: "killswitch" also means "kill switch".
      const others = phrases.filter((other) => other.key !== key || other.terms.length > 1).map((other) => other.terms);
      const useful = others.filter((other) => other.length > 0);
      members.set(key, [...(members.get(key) ?? []), ...useful]);
    }
  }
  const startingWith = (beginning: string) =>
    [...members].flatMap(([key, others]) => (key.startsWith(beginning) ? others : []));
  return { get: (key) => members.get(key) ?? [], startingWith, words: listed };
}
