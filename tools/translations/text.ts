/** State of a translation: missing, made from another English text, or from this one. */
export type TextState = 'missing' | 'stale' | 'current';

/** A text of an English page that is translated as one: a paragraph, a heading, a cell. */
export interface TranslationUnit {
  /** The id of the heading above it; empty above the first. */
  readonly section: string;
  /** Line of the English text. */
  readonly line: number;
  readonly text: string;
  readonly state: TextState;
  /** Hash of the English text that the translation was made from, if another is recorded. */
  readonly madeFrom: string | undefined;
}

/** The texts of one English page or partial, and how far its translation into a language is. */
export interface TranslatedPage {
  /** The English file. */
  readonly file: string;
  /** The file of the translation. */
  readonly target: string;
  readonly texts: readonly TranslationUnit[];
  /** `missing` if there is no translation, `unstamped` if nobody recorded what it was made from. */
  readonly state: 'missing' | 'unstamped' | 'stamped';
  /** All sections of the English page, by the ids of their headings. */
  readonly sections: readonly string[];
  /** Sections whose English text has changed. */
  readonly staleSections: readonly string[];
  /** The translation, stamped as made from the present English text, or these sections. */
  stamped(sections?: readonly string[]): string;
}
