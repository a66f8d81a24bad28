import type { SectionId } from '../model/addresses/sections.ts';
import type { Answer } from './answers.ts';

/** Index files: `core` is loaded first, the others when they are needed. */
export const bundles = ['core', 'more', 'api', 'changelog'] as const;

export type Bundle = (typeof bundles)[number];

/** Identifiers that a place explains. `*` in the anchor stands for the name. */
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
  /** Note of a result about the page: that it is illustrative history. */
  readonly note?: string | undefined;
}

/** A run of text that is wholly matched or wholly not. */
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
  /** Leads out of the site. Hosted search only. */
  readonly external?: boolean;
  /** Room is kept for an excerpt that comes later. Embedded search only. */
  readonly awaitsExcerpt?: boolean;
  /** The steps that the card of the first hit shows. Embedded search only. */
  readonly answer?: Answer;
}

/** Query that the engine asked instead of one that means little as typed. */
export interface Interpretation {
  /** `layout`: another query was answered. `typo`: words were searched for besides. */
  readonly kind: 'layout' | 'typo';
  /** The query that was answered, or the words that were added, separated by commas. */
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
  /** The reader came by the API section, so that the API comes first. */
  readonly professional?: boolean;
  /** URLs of hits that were shown first and stay first, in this order. */
  readonly first?: readonly string[];
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** Number of hits in all, within the section asked for. */
  readonly total: number;
  readonly interpretation?: Interpretation;
  /** There may be more: not everything was searched. Embedded search only. */
  readonly isPartial?: boolean;
}

/** A file that makes an answer better: an index, or the words of the texts of `core`. */
export type Need = Bundle | 'core-body';

export interface EngineHit extends Hit {
  readonly score: number;
  readonly bundle: Bundle;
  /** The number of the text file of the bundle that its excerpt is cut from. */
  readonly part: number;
}

/** Answer of the engine with the files it has. */
export interface EngineResult extends SearchResult {
  readonly hits: readonly EngineHit[];
  /** Files that are not loaded and may answer the query better. */
  readonly needs: readonly Need[];
}
