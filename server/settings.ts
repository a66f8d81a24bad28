import siteConfig from '../site/site.config.ts';
import en from '../site/strings/en.ts';
import fa from '../site/strings/fa.ts';
import ru from '../site/strings/ru.ts';
import type { Localized } from '../src/model/locale.ts';
import { type SiteConfig, siteConfigSchema } from '../src/model/siteConfig.ts';
import type { Strings } from '../src/model/strings.ts';

/** What the servers need to know of the site; the strings are part of the inline script, whose hash the CSP names. */
export interface Settings {
  readonly config: SiteConfig;
  readonly strings: Localized<Strings>;
}

/** The settings of `site/`, with SITE_URL and BASE_PATH of the environment. Throws a ZodError that names a wrong key. */
export function readSettings(): Settings {
  return { config: siteConfigSchema.parse(siteConfig), strings: { en, fa, ru } };
}

/** Path before every path of the site, without a final slash: `/help`, or empty at the root. */
export function basePath(config: SiteConfig): string {
  return config.base === '/' ? '' : config.base;
}
