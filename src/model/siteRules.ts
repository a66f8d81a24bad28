import { checkHomeLinks } from './checkHomeLinks.ts';
import { checkPagesWithoutSidebar } from './checkPagesWithoutSidebar.ts';
import { checkTagsAndAuthors } from './checkTagsAndAuthors.ts';
import { checkCopies } from './copies.ts';
import { checkFeatures } from './features.ts';
import { checkKillSwitch } from './killSwitch.ts';
import { checkLinks } from './links.ts';
import { checkNavbar } from './navbar.ts';
import { checkNetworks } from './networks.ts';
import { checkPartials } from './partials.ts';
import { checkPictures } from './pictures.ts';
import { checkRecorded } from './recorded.ts';
import { error, type Rule, warning } from './rule.ts';
import { checkScreens } from './screens.ts';
import type { Site, SiteSource } from './site.ts';
import { checkTroublePath } from './troublePath.ts';

/** The rules of a whole site that a build checks too, because a reader would meet what they find. */
export const siteRules: readonly Rule<[site: Site, source: SiteSource]>[] = [
  error('tags-and-authors', checkTagsAndAuthors),
  error('navbar', checkNavbar),
  error('home-links', checkHomeLinks),
  error('copies', checkCopies),
  error('features', checkFeatures),
  error('kill-switch', checkKillSwitch),
  error('networks', checkNetworks),
  error('partials', ({ partials, filesWithErrors }, { docs, posts, standalonePages }) =>
    checkPartials(partials, [...docs, ...posts, ...standalonePages], filesWithErrors),
  ),
  error('pictures', ({ pictures }) => checkPictures(pictures)),
  error('recorded', checkRecorded),
  error('screens', checkScreens),
  error('trouble-path', checkTroublePath),
  error('links', checkLinks),
  warning('pages-without-sidebar', checkPagesWithoutSidebar),
];
