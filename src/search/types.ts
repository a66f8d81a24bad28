import type { SectionId } from '../model/addresses/sections.ts';
import type { Answer } from './answers.ts';

/** Index files: `core` is loaded first, the others when they are needed. */
export const bundles = ['core', 'more', 'api', 'changelog'] as const;

export type Bundle = (typeof bundles)[number];

/** Identifiers that a place explains. `*` in the anchor is replaced with the name. */
export interface Definitions {
  readonly anchor: string;
  readonly names: readonly string[];
}

/** A page with the text above its first heading, or a heading with the text below. */
export interface SearchRecord {
  /** Path of the page as it is linked, without anchor. */
  readonly url: string;
  readonly section: SectionId;
  /** Title of the page, also on the records of its headings. */
  readonly title: string;
  readonly heading?: string;
  /** Id of the heading, without `#`. */
  readonly anchor?: string;
  /** The description of the page; on its own record only. */
  readonly description?: string;
  /** The label in the sidebar, and words that readers type; on the page's own record only. */
  readonly keywords?: readonly string[];
  /** Queries for this place. */
  readonly asked: readonly string[];
  /** The identifiers that it explains: a reader who types one wants this place. */
  readonly defines?: readonly Definitions[];
  /** Plain text, no markup. */
  readonly text: string;
  /** Breadcrumb above the page, outermost first, without the page itself. */
  readonly path: readonly string[];
  /** Note shown with a result: that its page is illustrative history. */
  readonly note?: string | undefined;
}

/** A run of text, all of which matched or did not. */
export interface Segment {
  readonly text: string;
  readonly match: boolean;
}

export interface Hit {
  /** Address of the hit, with the anchor of the heading: unique among the hits. */
  readonly url: string;
  /** The page alone, for grouping. */
  readonly page: string;
  readonly section: SectionId;
  readonly path: readonly string[];
  readonly note?: string | undefined;
  readonly title: readonly Segment[];
  readonly heading: readonly Segment[];
  /** Empty until the texts of the bundle are loaded. */
  readonly excerpt: readonly Segment[];
  /** True if it is outside the site. Hosted search only. */
  readonly external?: boolean;
  /** True if an excerpt follows, for which its row reserves space. Embedded search only. */
  readonly awaitsExcerpt?: boolean;
  /** The steps that the card of the first hit shows. Embedded search only. */
  readonly answer?: Answer;
}

/** The query that the engine used instead of the typed one. */
export interface Interpretation {
  /** `layout`: another query was used. `typo`: words were added. */
  readonly kind: 'layout' | 'typo';
  /** The query that was used, or the added words, separated by commas. */
  readonly query: string;
}

export interface SearchOptions {
  readonly section?: SectionId;
  /** Maximum number of hits; 20 by default. */
  readonly limit?: number;
  readonly offset?: number;
  /** Take the query as typed: no other keyboard layout, no correction of typing errors. */
  readonly literal?: boolean;
  /** The reader's platform: its page counts more than those of the others. */
  readonly platform?: string;
  /** The reader came from the API section, so API results come first. */
  readonly professional?: boolean;
  /** URLs of hits that were shown first and stay first, in this order. */
  readonly first?: readonly string[];
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** Total number of hits, within the section if one is chosen. */
  readonly total: number;
  readonly interpretation?: Interpretation;
  /** True if not everything was searched. Embedded search only. */
  readonly isPartial?: boolean;
}

/** A file that may improve a result: an index, or the words of the texts of `core`. */
export type Need = Bundle | 'core-body';

export interface EngineHit extends Hit {
  readonly score: number;
  readonly bundle: Bundle;
  /** The number of the file of the bundle with the text that its excerpt is cut from. */
  readonly textFile: number;
}

/** Result of the engine with the files loaded so far. */
export interface EngineResult extends SearchResult {
  readonly hits: readonly EngineHit[];
  /** Files that are not loaded and may answer the query better. */
  readonly needs: readonly Need[];
}
