import type { Markup } from './codes.ts';

/** How far a translation is: there is none, it was made from another English text, it was made from this one. */
export type UnitState = 'initial' | 'translated' | 'final';

/** A text that is translated as one. */
export interface Unit {
  /** The same as long as the English text is, in letters that XML takes for an id. */
  readonly id: string;
  /** Line of the English text. */
  readonly line: number;
  readonly markup: Markup;
  readonly source: string;
  readonly target: string | undefined;
  readonly state: UnitState;
  /** The hash of the English text that the translation was made from, if it is another one and was recorded. */
  readonly madeFrom?: string | undefined;
  /** The heading that it is under. */
  readonly heading?: string | undefined;
}

/** A translation that cannot be put into its place. */
export interface Refused {
  readonly id: string;
  readonly message: string;
}

/** The texts of one English file, and where their translations into a language go. */
export interface TextFile {
  /** The English file. */
  readonly file: string;
  /** The file that the translations are in; the same one if it holds all languages. */
  readonly target: string;
  /** The title of its page. */
  readonly title?: string | undefined;
  readonly units: readonly Unit[];
  /** Only pages have one: in other files the languages are next to each other, and change together. */
  readonly stamp?: PageStamp | undefined;
  /**
   * The file of the translations with these texts, by the ids of their units, and everything else as it is. What cannot be put into its place is refused.
   * No text if there was none and nothing was put there.
   */
  apply(translated: ReadonlyMap<string, string>): { text: string | undefined; refused: readonly Refused[] };
}

/** The stamp of a page: what its translation was made from. */
export interface PageStamp {
  /** Nothing if nobody recorded it, or there is no translation. */
  readonly state: 'missing' | 'unstamped' | 'stamped';
  /** All sections of the English page, by the ids of their headings. */
  readonly sections: readonly string[];
  /** Those whose English text is another one now. */
  readonly stale: readonly string[];
  /** The translation with a stamp that says that it, or these sections of it, were made from the English text of now. */
  stamped(sections?: readonly string[]): string;
}

/** A change of a text: what is between two offsets becomes something else. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with changes that do not overlap. */
export function changed(text: string, changes: readonly Change[]): string {
  let end = text.length;
  let result = '';
  for (const change of [...changes].sort((a, b) => b.start - a.start)) {
    result = change.text + text.slice(change.end, end) + result;
    end = change.start;
  }
  return text.slice(0, end) + result;
}

/** The line of an offset in a text. */
export function linesOf(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
