import type { SiteConfig } from '../model/config/siteConfig.ts';

/** Hosted search, as the page configures it. */
export type HostedSource = Extract<SiteConfig['search'], { provider: 'algolia' }> & {
  /** Path of the home page, without a final slash: sections are below it. */
  readonly home: string;
};

/** Settings of search in the browser, apart from texts. */
export interface SearchSettings {
  /** Source of results, unless it is the site itself. */
  readonly hosted?: HostedSource | undefined;
  readonly page: string;
  /** Address for reports of missing results. */
  readonly feedback: string;
}
