import type { SiteConfig } from '../model/config/siteConfig.ts';

/** Hosted search, as the page tells the browser. */
export type HostedSource = Extract<SiteConfig['search'], { provider: 'algolia' }> & {
  /** Path of the home page in the language of the page, without a final slash: the section of a result is below it. */
  readonly home: string;
};

/** Settings of search for the browser besides the texts of the language. */
export interface SearchSettings {
  /** Source of results, unless it is the site itself: every page carries this, so the usual case is left out. */
  readonly hosted?: HostedSource | undefined;
  /** URL of the search page. */
  readonly page: string;
  /** Address to report that a search should have found something. */
  readonly feedback: string;
}
