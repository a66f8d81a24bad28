import type { SiteConfig } from '../model/config/siteConfig.ts';

/** Hosted search, as the page tells the browser. */
export type HostedSource = Extract<SiteConfig['search'], { provider: 'algolia' }> & {
  /** Path of the home page in the language of the page, without a final slash: the section of a result is below it. */
  readonly home: string;
};

/** What the browser must know of search besides the texts of the language. */
export interface SearchSettings {
  /** Where results come from, unless from the site itself: every page carries this, so what is usual is left out. */
  readonly hosted?: HostedSource | undefined;
  /** URL of the search page. */
  readonly page: string;
  /** Where a reader reports that a search should have found something. */
  readonly feedback: string;
}
