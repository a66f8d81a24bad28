// The embedded search engine: index files of one language in, ranked hits out. Pure.

import type { Locale } from '../model/text/locale.ts';
import type { Analyser } from './analysis/analyser.ts';
import { platformOf } from './bundles.ts';
import { type Corpus, createCorpus } from './corpus.ts';
import { excerpt } from './excerpt.ts';
import { hitsPerPage, rowsInSight } from './limits.ts';
import { type LoadedBundle, type LoadedPage, type LoadedRecord, loadBundle } from './loadedBundle.ts';
import { markFinder, segments } from './marks.ts';
import { type Correction, createCorrector } from './query/corrections.ts';
import { type Candidate, evaluate, isFilled, unfilledSlots } from './query/evaluate.ts';
import { helpFirst } from './query/helpFirst.ts';
import { favourIdentifier } from './query/identifier.ts';
import { type Plan, planQuery } from './query/plan.ts';
import { chosenPlatformGain, pageTopShare, sureLikeness } from './ranking.ts';
import type { Bundle, EngineHit, EngineResult, Interpretation, Need, SearchOptions } from './types.ts';
import { type IndexFile, readFile, SearchIndexError, type TextFile } from './wire.ts';

/** Search over the index files loaded so far. */
export interface SearchEngine {
  readonly locale: Locale;
  /** Adds a search file (JSON), a bundle's index before its texts. @throws {SearchIndexError} */
  load(json: string): void;
  /** Returns the ranked hits of a query. Never throws. */
  search(query: string, options?: SearchOptions): EngineResult;
}

const needed = ['core-body', 'more', 'api'] as const satisfies readonly Need[];

interface Understood {
  readonly plan: Plan;
  readonly interpretation?: Interpretation;
  readonly needs: readonly Need[];
}

/** The words of the loaded files. */
interface Vocabulary {
  readonly analyser: Analyser;
  readonly corpus: Corpus;
  readonly correct: ReturnType<typeof createCorrector>;
  /** False until the words of the texts are loaded. */
  readonly isComplete: boolean;
}

/** Raises sections about the reader's platform, and those that explain an identifier. */
function favour(candidate: Candidate, platform: string, { identifier }: Plan): Candidate {
  const isOwn = platform !== '' && platformOf(candidate.record.page.url) === platform;
  const own = isOwn ? { ...candidate, score: candidate.score * chosenPlatformGain } : candidate;
  return identifier ? favourIdentifier(own, identifier) : own;
}

function urlOf({ page, anchor }: LoadedRecord): string {
  return anchor === '' ? page.url : `${page.url}#${anchor}`;
}

/** The plan for a query: as typed, as on another keyboard layout, or with words corrected. */
function understand(
  query: string,
  { literal = false, professional = false }: SearchOptions,
  vocabulary: Vocabulary,
): Understood {
  const { analyser, corpus } = vocabulary;
  const asTyped = planQuery(query, analyser, corpus.has);
  const plan: Plan = professional ? { ...asTyped, audience: 'professional' } : asTyped;
  const open = literal ? [] : unfilledSlots(plan, corpus);
  if (open.length === 0) return { plan, needs: [] };
  for (const reading of analyser.layoutReadings(query)) {
    const other = planQuery(reading, analyser, corpus.has);
    if (other.slots.length > 0 && unfilledSlots(other, corpus).length === 0)
      return { plan: other, interpretation: { kind: 'layout', query: reading }, needs: [] };
  }
  return corrected(plan, open, vocabulary);
}

/** Adds readings of unmatched words. They are typos only if some place then has all words. */
function corrected(plan: Plan, open: readonly number[], { corpus, correct, isComplete }: Vocabulary): Understood {
  const corrections = open.flatMap((at) => {
    const slot = plan.slots[at];
    return slot ? correct(slot, { at, isLast: at === plan.slots.length - 1, isComplete }) : [];
  });
  const withReadings = (some: readonly Correction[]): Plan => ({
    ...plan,
    readings: [...plan.readings, ...some.flatMap(({ readings }) => readings)],
  });
  const all = withReadings(corrections);
  const meant = corrections.flatMap((correction) => correction.meant ?? []);
  if (meant.length > 0 && isFilled(all, corpus))
    return { plan: all, interpretation: { kind: 'typo', query: meant.join(', ') }, needs: [] };
  const unmistyped = corrections.filter((correction) => correction.meant === undefined);
  return { plan: withReadings(unmistyped), needs: isComplete ? [] : ['core-body'] };
}

/** Best first, one hit per page: its best place. A one-word query prefers the page itself. */
function rank(candidates: readonly Candidate[], plan: Plan): Candidate[] {
  const { slots } = plan;
  const topShare = slots.length === 1 ? 1 : pageTopShare;
  const placeScore = ({ record, score }: Candidate) => (record.heading === '' ? score * topShare : score);
  const pages = new Map<LoadedPage, { readonly score: number; readonly place: Candidate }>();
  for (const candidate of candidates) {
    if (candidate.isBelowCoverage) continue;
    const { page } = candidate.record;
    const { score, place } = pages.get(page) ?? { score: 0, place: candidate };
    const better = placeScore(candidate) > placeScore(place);
    pages.set(page, { score: Math.max(score, candidate.score), place: better ? candidate : place });
  }
  const ranked = [...pages.values()].map(({ score, place }) => ({ ...place, score }));
  ranked.sort((one, other) => other.score - one.score || one.record.number - other.record.number);
  return helpFirst(ranked, plan);
}

/** The same, but results already shown keep their position and target. */
function rankAgain(candidates: readonly Candidate[], plan: Plan, shown: readonly string[]): Candidate[] {
  const ranked = rank(candidates, plan);
  const first = shown.flatMap((url) => candidates.find(({ record }) => urlOf(record) === url) ?? []);
  const pages = new Set(first.map(({ record }) => record.page));
  return [...first, ...ranked.filter(({ record }) => !pages.has(record.page))];
}

export function createSearchEngine(analyser: Analyser): SearchEngine {
  const loaded = new Map<Bundle, LoadedBundle>();
  const texts = new Map<Bundle, string[]>();
  /** The index file of `core` until the words of its texts are loaded. */
  let withoutBody: IndexFile | undefined;
  let corpus = createCorpus([]);
  let correct = createCorrector(analyser, corpus, texts);
  const findMarks = markFinder(analyser);

  function load(json: string): void {
    const file = readFile(json);
    if (file.type === 'text') addTexts(file);
    else if (file.type === 'index') {
      addBundle(loadBundle(file, analyser));
      if (file.bundle === 'core') withoutBody = file;
    } else {
      if (!withoutBody) throw new SearchIndexError('The search body file was loaded before its index file.');
      addBundle(loadBundle(withoutBody, analyser, file));
      withoutBody = undefined;
    }
  }

  function addBundle(bundle: LoadedBundle): void {
    loaded.set(bundle.bundle, bundle);
    corpus = createCorpus([...loaded.values()]);
    correct = createCorrector(analyser, corpus, texts);
  }

  function addTexts({ bundle, first, texts: own }: TextFile): void {
    if (!loaded.has(bundle)) throw new SearchIndexError('The search text file was loaded before its index file.');
    const loadedTexts = texts.get(bundle) ?? [];
    texts.set(bundle, loadedTexts);
    own.forEach((text, at) => {
      loadedTexts[first + at] = text;
    });
    correct = createCorrector(analyser, corpus, texts);
  }

  /** All files for professionals; for others those without which help may not have the answer. */
  function needsBeyondHelp({ audience, slots }: Plan, candidates: readonly Candidate[]): Need[] {
    // One word is often unfinished; if many places have it, they do until the reader types on.
    const isOneOfMany = slots.filter(({ common }) => !common).length < 2 && candidates.length >= rowsInSight;
    const closest = isOneOfMany ? 1 : Math.max(0, ...candidates.map((candidate) => candidate.closest));
    const isMissing = (need: Need) => (need === 'core-body' ? withoutBody !== undefined : !loaded.has(need));
    return needed.filter((need) => isMissing(need) && (audience === 'professional' || closest < sureLikeness[need]));
  }

  function hitOf({ record, score, matchedTerms }: Candidate): EngineHit {
    const { bundle, number, textFile, page, heading } = record;
    const terms = matchedTerms();
    const marked = (text: string) => segments(text, findMarks(text, terms));
    const source = texts.get(bundle)?.[number] ?? '';
    return {
      url: urlOf(record),
      page: page.url,
      bundle,
      textFile,
      section: page.section,
      path: page.path,
      note: page.note,
      title: marked(page.title),
      heading: marked(heading),
      excerpt: source === '' ? [] : excerpt(source, findMarks(source, terms), corpus.weightOf),
      score,
    };
  }

  function search(query: string, options: SearchOptions = {}): EngineResult {
    const { section, limit = hitsPerPage, offset = 0, platform = '', first = [] } = options;
    const vocabulary = { analyser, corpus, correct, isComplete: !withoutBody };
    const { plan, interpretation, needs } = understand(query, options, vocabulary);
    const candidates = evaluate(plan, corpus, first.length > 0).map((candidate) => favour(candidate, platform, plan));
    const ranked = rankAgain(candidates, plan, first);
    const wanted = ranked.filter(({ record }) => section === undefined || record.page.section === section);
    return {
      hits: wanted.slice(offset, offset + limit).map(hitOf),
      total: wanted.length,
      needs: needs.length > 0 ? needs : needsBeyondHelp(plan, candidates),
      ...(interpretation && { interpretation }),
    };
  }

  return { locale: analyser.locale, load, search };
}
