import { checkFeatures } from '../../product/features/features.ts';
import { checkKillSwitch } from '../../product/killSwitch/killSwitch.ts';
import { checkNetworks } from '../../product/networks/networks.ts';
import { checkRecorded } from '../../product/recorded/recorded.ts';
import { checkScreens } from '../../product/screens/screens.ts';
import { checkTroublePath } from '../../product/troublePath/checkTroublePath.ts';
import { checkPictures } from '../content/pictures.ts';
import { checkNavbar } from '../pages/navbar.ts';
import { checkPartials } from '../pages/partials.ts';
import type { SiteSource } from '../pages/siteContents.ts';
import { sourceOf } from '../pages/writtenTexts.ts';
import type { JudgeLink } from '../problems/linkFault.ts';
import { error, type Rule, warning } from '../problems/rule.ts';
import type { Site } from '../site.ts';
import { checkCopies } from './checkCopies.ts';
import { checkHomeLinks } from './checkHomeLinks.ts';
import { checkPagesWithoutSidebar } from './checkPagesWithoutSidebar.ts';
import { checkTagsAndAuthors } from './checkTagsAndAuthors.ts';
import { checkLinks, judgeTarget } from './links.ts';

const judgeFor =
  (site: Site): JudgeLink =>
  (target) =>
    judgeTarget(target, '/', site);

/** Rules of a whole site that stop a build, because readers would meet the mistakes. */
export const siteRules: readonly Rule<[site: Site, source: SiteSource]>[] = [
  error('tags-and-authors', checkTagsAndAuthors),
  error('navbar', checkNavbar),
  error('home-links', checkHomeLinks),
  error('copies', checkCopies),
  error('features', (site) => checkFeatures(site, judgeFor(site))),
  error('kill-switch', checkKillSwitch),
  error('networks', checkNetworks),
  error('partials', ({ partials, filesWithErrors }, { docs, posts, standalonePages }) =>
    checkPartials(partials, [...docs, ...posts, ...standalonePages], filesWithErrors),
  ),
  error('pictures', ({ pictures }) => checkPictures(pictures)),
  error('recorded', checkRecorded),
  error('screens', checkScreens),
  error('trouble-path', (site) => checkTroublePath(site, judgeFor(site), sourceOf(site))),
  error('links', checkLinks),
  warning('pages-without-sidebar', checkPagesWithoutSidebar),
];
