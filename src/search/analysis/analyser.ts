import type { Locale } from '../../model/text/locale.ts';
import { memoizeLatest } from '../../model/text/memoize.ts';
import { chunksOf, joinWords, type Word } from './chunks.ts';
import { type ListedWord, readSynonyms, type Synonyms } from './synonyms.ts';

/** A word with its index key. */
export interface Term extends Word {
  readonly term: string;
}

/** A word of a compound or of plain text; `stop` words are not indexed. */
export interface Part extends Term {
  readonly stop: boolean;
}

/** A word of a text, or a compound with its words and as a whole. */
export interface Unit {
  readonly parts: readonly Part[];
  readonly whole: Term | undefined;
  readonly identifier: boolean;
}

/** Parts of one language: a few small functions and lists. */
export interface Language {
  readonly locale: Locale;
  readonly stem: (folded: string) => string;
  /** Words without meaning for search, folded, separated by spaces. */
  readonly stopWords: string;
  /** Folded words that nearly every page or query has: they weigh little next to others. */
  readonly commonWords: string;
  /** Jargon of people who sell the service, call its API or run a network with it. */
  readonly professionalWords: string;
  /** Matches queries about something that does not work. */
  readonly complaint: RegExp;
  /** Groups of words and phrases with the same meaning, separated by commas. */
  readonly synonyms: readonly string[];
  /** Words that `stem` maps to one term although more than their ending differs. */
  readonly families?: readonly string[];
  /** Readings of keys typed on the wrong keyboard layout, most likely first. */
  readonly layoutReadings: (query: string) => readonly string[];
  /** Changes a text before it is split, but not its length (Persian: half-spaces). */
  readonly prepare?: (text: string) => string;
  /** The words of a compound that carry its meaning (Persian: without endings). */
  readonly core?: (words: readonly Word[]) => readonly Word[];
  /** The index terms that a word in another script may mean: رمز for "ramz". */
  readonly transliterated?: (folded: string, terms: readonly string[]) => readonly string[];
}

/** Turns texts and queries of one language into index terms. */
export interface Analyser extends Required<Pick<Language, 'locale' | 'layoutReadings' | 'transliterated'>> {
  analyse(text: string): Unit[];
  /** The index key of a folded word. */
  stem(folded: string): string;
  isCommon(folded: string): boolean;
  /** True if a term is jargon ("webhook"), which users of the app do not type. */
  isProfessional(term: string): boolean;
  isComplaint(query: string): boolean;
  readonly synonyms: Synonyms;
  /** The words of families: a typo in one may be far from its term. */
  readonly familyWords: readonly ListedWord[];
}

const shortestPart = 2;
const rememberedStems = 5000;

export function createAnalyser(language: Language): Analyser {
  const { stem, prepare = (text) => text, core = (words) => words } = language;
  const stopWords = new Set(language.stopWords.split(/\s+/));
  const commonWords = new Set(language.commonWords.split(' '));
  const stemOnce = memoizeLatest(rememberedStems, stem);
  const professionalTerms = new Set(language.professionalWords.split(' ').map(stemOnce));

  function analyse(text: string): Unit[] {
    return chunksOf(prepare(text)).map((chunk) => {
      const compound = chunk.words.length > 1;
      const weak = (word: Word) => compound && word.text.length < shortestPart && !/^\d/.test(word.text);
      const kept = compound ? core(chunk.words) : chunk.words;
      const span = kept.length === 1 ? { start: chunk.start, end: chunk.end } : {};
      const parts = (kept.length > 0 ? kept : chunk.words).map((word) => ({
        ...word,
        ...span,
        term: stemOnce(word.text),
        stop: stopWords.has(word.text) || weak(word),
      }));
      const joined = joinWords(parts.map((part) => part.text));
      const whole =
        parts.length > 1 && !stopWords.has(joined)
          ? { start: chunk.start, end: chunk.end, text: joined, term: stemOnce(joined) }
          : undefined;
      return { parts, whole, identifier: chunk.identifier };
    });
  }

  return {
    locale: language.locale,
    analyse,
    stem: stemOnce,
    isCommon: (folded) => commonWords.has(folded),
    isProfessional: (term) => professionalTerms.has(term),
    isComplaint: (query) => language.complaint.test(query),
    synonyms: readSynonyms(language.synonyms, analyse),
    familyWords: (language.families ?? []).flatMap((family) =>
      family.split(' ').map((text) => ({ written: text, text, term: stemOnce(text) })),
    ),
    layoutReadings: language.layoutReadings,
    transliterated: language.transliterated ?? (() => []),
  };
}

/** The indexed terms of a text: words except stop words, and compounds as a whole. */
export function indexTerms(units: readonly Unit[]): Term[] {
  return units.flatMap(({ parts, whole }) => {
    const words = parts.filter((part) => !part.stop);
    return whole === undefined ? words : [...words, whole];
  });
}

/** The distinct indexed terms of a text. */
export const termsOf = (text: string, { analyse }: Analyser): string[] => [
  ...new Set(indexTerms(analyse(text)).map(({ term }) => term)),
];

/** The function words of a text ("how", «چرا»), folded. They are not indexed. */
export function functionWords(units: readonly Unit[]): string[] {
  return [...new Set(units.flatMap(({ parts }) => parts.flatMap(({ text, stop }) => (stop ? text : []))))];
}
