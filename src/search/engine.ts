// The embedded search engine: index files of one language in, ranked hits out. Pure: no DOM, no network, no storage.

import type { Locale } from '../model/locale.ts';
import type { SectionId } from '../model/sections.ts';
import { type Analyser, titleKey } from './analysis/analyser.ts';
import { createCorpus } from './corpus.ts';
import { excerpt } from './excerpt.ts';
import { SearchIndexError } from './index-error.ts';
import { type LoadedBundle, type LoadedPage, loadBundle } from './loaded-bundle.ts';
import { markFinder, segments } from './marks.ts';
import { correct, gatherKnowledge } from './query/corrections.ts';
import { type Candidate, evaluate, unfilledSlots } from './query/evaluate.ts';
import { type Plan, planQuery, type Reading } from './query/plan.ts';
import { CROWDING, MIN_COVERAGE, SHORTEST_SURE_PREFIX } from './ranking.ts';
import type { Bundle, Hit, Interpretation, SearchOptions, SearchResult } from './types.ts';
import type { IndexFile, TextFile } from './wire/format.ts';
import { readIndexFile, readTextFile } from './wire/read.ts';

const DEFAULT_LIMIT = 20;

/** Search over the index files that were loaded so far. */
export interface SearchEngine {
  readonly locale: Locale;
  /**
   * Adds an index file as it came over the line (JSON text). Loading a bundle again replaces it.
   * @throws {SearchIndexError} when the file is truncated, damaged, or of another build, format or language
   */
  load(json: string): Bundle;
  /** Adds the texts that excerpts are cut from; the index file of the same bundle must be loaded before. Throws as `load` does. */
  loadTexts(json: string): Bundle;
  has(bundle: Bundle): boolean;
  /** Finds what a reader means by a query. Never throws; a query without letters or digits finds nothing. */
  search(query: string, options?: SearchOptions): SearchResult;
}

interface Understood {
  readonly plan: Plan;
  readonly interpretation?: Interpretation;
}

/** A prefix of one or two letters stands for too much to be taken as a match. */
function isSure({ prefix, terms }: Reading): boolean {
  return !prefix || (terms[terms.length - 1]?.length ?? 0) >= SHORTEST_SURE_PREFIX;
}

/** Creates the engine of one language. `build` is the id of the build that the page belongs to. */
export function createSearchEngine(analyser: Analyser, build: string): SearchEngine {
  const loaded = new Map<Bundle, LoadedBundle>();
  const texts = new Map<Bundle, readonly string[]>();
  let corpus = createCorpus([]);
  let knowledge = gatherKnowledge(analyser, corpus, texts);
  const findMarks = markFinder(analyser);
  const expected = { locale: analyser.locale, build };

  function load(json: string): Bundle {
    const file: IndexFile = readIndexFile(json, expected);
    loaded.set(file.k, loadBundle(file, analyser));
    corpus = createCorpus([...loaded.values()]);
    knowledge = gatherKnowledge(analyser, corpus, texts);
    return file.k;
  }

  function loadTexts(json: string): Bundle {
    const file: TextFile = readTextFile(json, expected);
    if (loaded.get(file.k)?.records.length !== file.n)
      throw new SearchIndexError('malformed', `The search text file of ${file.k} does not fit its index file.`);
    texts.set(file.k, file.x);
    knowledge = gatherKnowledge(analyser, corpus, texts);
    return file.k;
  }

  /** Adds readings for the words that matched nothing, and says how the query was read. */
  function corrected(query: string, plan: Plan, open: readonly number[]): Understood {
    const readings = [...plan.readings];
    let read = query;
    for (const at of [...open].reverse()) {
      const slot = plan.slots[at];
      if (slot === undefined) continue;
      const { readings: more, meant } = correct(slot, at, at === plan.slots.length - 1, knowledge);
      readings.push(...more);
      if (meant !== undefined) read = read.slice(0, slot.start) + meant + read.slice(slot.end);
    }
    const better = { ...plan, key: titleKey(analyser.analyse(read)), readings };
    return read === query
      ? { plan: better }
      : { plan: better, interpretation: { kind: 'typo', query: read, original: query } };
  }

  function understand(query: string, literal: boolean): Understood {
    const plan = planQuery(query, analyser, corpus.has);
    if (literal) return { plan };
    const open = unfilledSlots(plan, corpus, isSure);
    if (open.length === 0) return { plan };
    for (const reading of analyser.layoutReadings(query)) {
      const other = planQuery(reading, analyser, corpus.has);
      if (other.slots.length > 0 && unfilledSlots(other, corpus, isSure).length === 0)
        return { plan: other, interpretation: { kind: 'layout', query: reading, original: query } };
    }
    return corrected(query, plan, open);
  }

  /** Best first; further hits of one page move back, so that the first screen shows several pages. */
  function rank(candidates: Candidate[]): Candidate[] {
    const sorted = candidates.sort((one, other) => other.score - one.score || one.record.number - other.record.number);
    const best = Math.max(0, ...sorted.map((candidate) => candidate.coverage));
    const worth = sorted.filter(({ coverage }) => coverage >= best * MIN_COVERAGE);
    const seen = new Map<LoadedPage, number>();
    const crowded = worth.map((candidate) => {
      const { page } = candidate.record;
      const earlier = seen.get(page) ?? 0;
      seen.set(page, earlier + 1);
      return { ...candidate, score: candidate.score * CROWDING ** earlier };
    });
    return crowded.sort((one, other) => other.score - one.score);
  }

  function hitOf({ record, score, terms }: Candidate): Hit {
    const { bundle, number, page, heading, anchor } = record;
    const marked = (text: string) => segments(text, findMarks(text, terms));
    const source = texts.get(bundle)?.[number] ?? '';
    const url = anchor === '' ? page.url : `${page.url}#${anchor}`;
    return {
      id: url,
      url,
      page: page.url,
      section: page.section,
      path: page.path,
      note: page.note,
      title: marked(page.title),
      heading: marked(heading),
      excerpt: source === '' ? [] : excerpt(source, findMarks(source, terms)),
      score,
    };
  }

  function search(query: string, options: SearchOptions = {}): SearchResult {
    const { section, limit = DEFAULT_LIMIT, offset = 0, literal = false } = options;
    const { plan, interpretation } = understand(query, literal);
    const ranked = rank(evaluate(plan, corpus));
    const sectionOf = ({ record }: Candidate) => record.page.section;
    const counts: Partial<Record<SectionId, number>> = {};
    for (const candidate of ranked) {
      const own = sectionOf(candidate);
      counts[own] = (counts[own] ?? 0) + 1;
    }
    const wanted = section === undefined ? ranked : ranked.filter((candidate) => sectionOf(candidate) === section);
    const hits = wanted.slice(offset, offset + limit).map(hitOf);
    return { hits, total: wanted.length, counts, ...(interpretation && { interpretation }) };
  }

  return { locale: analyser.locale, load, loadTexts, has: (bundle) => loaded.has(bundle), search };
}
