import type { Problem } from '../model/problems/problems.ts';
import type { Locale } from '../model/text/locale.ts';

/** Placeholder for a part of a sentence that is not prose: inline code, `<Fact>`. */
export const placeholder = '\uFFFC';

/** Prose as readers see it: a paragraph, heading, cell, title or string of the interface. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  readonly locale: Locale;
  /** Without markup; line breaks are those of the source. */
  readonly text: string;
}

/** A spelling that is wrong everywhere. */
export interface Pattern {
  /** Error by default. */
  readonly level?: Problem['level'];
  /** Global: every match is reported. */
  readonly pattern: RegExp;
  /** The mistake and the correct form, as a sentence. */
  readonly message: (found: RegExpExecArray) => string;
}

export const problemAt = (
  passage: Passage,
  offset: number,
  message: string,
  level: Problem['level'] = 'error',
): Problem => ({
  level,
  file: passage.file,
  line: passage.line + passage.text.slice(0, offset).split('\n').length - 1,
  message,
});

/** Reports every match of every rule, each with its line. */
export function applyPatterns(passage: Passage, rules: readonly Pattern[]): Problem[] {
  return rules.flatMap(({ level, pattern, message }) =>
    [...passage.text.matchAll(pattern)].map((match) => problemAt(passage, match.index, message(match), level)),
  );
}

/** A check of passages by patterns, in one language if given. */
export const byPatterns =
  (rules: readonly Pattern[], locale?: Locale) =>
  (passage: Passage): Problem[] =>
    locale === undefined || passage.locale === locale ? applyPatterns(passage, rules) : [];

/** Makes invisible characters visible: the half-space as `|`, the no-break space as `°`. */
export function visible(text: string): string {
  return text.replaceAll('\u200c', '|').replaceAll('\u00a0', '°').replaceAll(placeholder, '…').replace(/\s+/g, ' ');
}
