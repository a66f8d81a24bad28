import type { Locale } from '../../model/text/locale.ts';
import { memoizeLatest } from '../../model/text/memoize.ts';
import { chunksOf, joinWords, type Word } from './chunks.ts';
import { type ListedWord, readSynonyms, type Synonyms } from './synonyms.ts';

/** A word with the key under which the index knows it. */
export interface Term extends Word {
  readonly term: string;
}

/** A word of a compound or of plain text; `stop` words are not indexed. */
export interface Part extends Term {
  readonly stop: boolean;
}

/** Words at one place of the text: the words, and for a compound the whole as well. */
export interface Unit {
  readonly parts: readonly Part[];
  readonly whole: Term | undefined;
  readonly identifier: boolean;
}

/** Parts of one language: a few small functions and lists. */
export interface Language {
  readonly locale: Locale;
  readonly stem: (folded: string) => string;
  /** Folded words separated by spaces. */
  readonly stopWords: string;
  /** Folded words that nearly every page or reader has: they weigh little among others. */
  readonly commonWords: string;
  /** Words of those who sell the service, call its API or run a network with it. */
  readonly professionalWords: string;
  /** Matches queries that say that something does not work. */
  readonly complaint: RegExp;
  /** Groups of words and phrases that mean the same, commas between them. */
  readonly synonyms: readonly string[];
  /** Words that `stem` brings to one term although they differ in more than an ending. */
  readonly families?: readonly string[];
  /** Readings of keys typed on the wrong keyboard layout, likeliest first. */
  readonly layoutReadings: (query: string) => readonly string[];
  /** Changes a text before it is cut, keeping its length (Persian: half-spaces). */
  readonly prepare?: (text: string) => string;
  /** The words of a compound that carry its meaning (Persian: without endings). */
  readonly core?: (words: readonly Word[]) => readonly Word[];
  /** The terms of an index that a word in another script may stand for: رمز for "ramz". */
  readonly transliterated?: (folded: string, terms: readonly string[]) => readonly string[];
}

/** Turns texts and queries of one language into index terms. */
export interface Analyser extends Required<Pick<Language, 'locale' | 'layoutReadings' | 'transliterated'>> {
  analyse(text: string): Unit[];
  /** The index key of a folded word. */
  stem(folded: string): string;
  /** True if nearly every page has a folded word. */
  isCommon(folded: string): boolean;
  /** True if a term is of the trade ("webhook"): users of the app do not type it. */
  isProfessional(term: string): boolean;
  /** True if a query says that something does not work. */
  isComplaint(query: string): boolean;
  readonly synonyms: Synonyms;
  /** The words of families: a typo in one is not close to its term. */
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
      const place = kept.length === 1 ? { start: chunk.start, end: chunk.end } : {};
      const parts = (kept.length > 0 ? kept : chunk.words).map((word) => ({
        ...word,
        ...place,
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

/** The terms of a text that are indexed: words but for stop words, and wholes. */
export function indexTerms(units: readonly Unit[]): Term[] {
  return units.flatMap(({ parts, whole }) => {
    const words = parts.filter((part) => !part.stop);
    return whole === undefined ? words : [...words, whole];
  });
}

/** The different terms of a text that are indexed. */
export const termsOf = (text: string, { analyse }: Analyser): string[] => [
  ...new Set(indexTerms(analyse(text)).map(({ term }) => term)),
];

/** The function words of a text ("how", «چرا»), folded: not indexed, they say what is asked. */
export function functionWords(units: readonly Unit[]): string[] {
  return [...new Set(units.flatMap(({ parts }) => parts.flatMap(({ text, stop }) => (stop ? text : []))))];
}
