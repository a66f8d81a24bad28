import { readConfiguration } from '../src/content/configuration.ts';
import type { SiteConfig } from '../src/model/config/siteConfig.ts';

export interface Settings {
  readonly config: SiteConfig;
}

/** Settings of `site/` with SITE_URL and BASE_PATH. Throws a `ProblemsError`. */
export function readSettings(): Settings {
  return readConfiguration();
}

/** Path before every path of the site, without a final slash: `/help`, or empty at the root. */
export function basePath(config: SiteConfig): string {
  return config.base === '/' ? '' : config.base;
}
