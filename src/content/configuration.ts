import { authors } from '../../site/authors.ts';
import { home } from '../../site/home.ts';
import { hub } from '../../site/hub.ts';
import sidebars from '../../site/sidebars.ts';
import config from '../../site/site.config.ts';
import en from '../../site/strings/en.ts';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
import { tags } from '../../site/tags.ts';
import type { Entrances } from '../model/entrances.ts';
import type { Localized } from '../model/locale.ts';
import type { SiteSource } from '../model/site.ts';

/** What maintainers write in `site/`. What has a schema is not known to fit it before `loadSite` checked it. */
export interface Configuration extends Pick<SiteSource, 'authors' | 'tags'>, Entrances {
  readonly config: unknown;
  readonly sidebars: unknown;
  readonly strings: Localized<unknown>;
}

/** The configuration of this repository. */
export const siteConfiguration: Configuration = { config, sidebars, strings: { en, fa, ru }, authors, tags, home, hub };
