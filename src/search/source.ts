import type { SiteConfig } from '../model/config/siteConfig.ts';

/** Hosted search, as the page tells the browser. */
export type HostedSource = Extract<SiteConfig['search'], { provider: 'algolia' }> & {
  /** Path of the home page, without a final slash: sections are below it. */
  readonly home: string;
};

/** Settings of search for the browser besides the texts of the language. */
export interface SearchSettings {
  /** Source of results, unless it is the site itself. */
  readonly hosted?: HostedSource | undefined;
  readonly page: string;
  /** Address to report that a search should have found something. */
  readonly feedback: string;
}
