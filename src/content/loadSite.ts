import { buildSite } from '../model/buildSite.ts';
import { checkHomeLinks } from '../model/checkHomeLinks.ts';
import { checkPagesWithoutSidebar } from '../model/checkPagesWithoutSidebar.ts';
import { checkTagsAndAuthors } from '../model/checkTagsAndAuthors.ts';
import { checkConfiguration, isComplete, type SiteModules } from '../model/configuration.ts';
import { checkEditions } from '../model/editions.ts';
import { checkFeatures } from '../model/features.ts';
import { checkKillSwitch } from '../model/killSwitch.ts';
import { checkLinks } from '../model/links.ts';
import { checkNavbar } from '../model/navbar.ts';
import { checkNetworks } from '../model/networks.ts';
import { checkPartials } from '../model/partials.ts';
import { checkPictures } from '../model/pictures.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import { checkRecorded } from '../model/recorded.ts';
import { checkScreens } from '../model/screens.ts';
import type { Site } from '../model/site.ts';
import { checkTroublePath } from '../model/troublePath.ts';
import { siteModules } from './configuration.ts';
import { locateProblems } from './locateProblems.ts';
import { readPictures, readPublicFiles } from './publicFiles.ts';
import { readContent } from './readContent.ts';
import { readHistory } from './readHistory.ts';
import { readReference, readSchemaReleases } from './readReference.ts';
import { readRevision } from './readRevision.ts';
import { checkUnreadFiles } from './unreadFiles.ts';

export interface LoadedSite {
  readonly site: Site;
  /** Warnings; in development errors too. */
  readonly problems: readonly Problem[];
}

/**
 * Reads configuration and content below a folder and builds the model of the site.
 * Throws a `ProblemsError` that lists everything that is wrong, not only the first. In development (`drafts`) pages
 * marked as drafts are shown, and only what leaves no model at all is thrown.
 */
export function loadSite(root: string, options: { drafts: boolean }, modules: SiteModules = siteModules): LoadedSite {
  const problems: Problem[] = checkUnreadFiles(root);
  const located = () => locateProblems(root, problems);
  const configuration = checkConfiguration(modules, problems);
  const reference = readReference(root, problems);
  const content = readContent(root, configuration, problems);
  if (!isComplete(configuration) || !content || !reference) throw new ProblemsError(located());

  const revision = readRevision(root);
  const publicFiles = readPublicFiles(root);
  const source = {
    ...configuration,
    ...content,
    reference,
    schemaReleases: readSchemaReleases(root, reference, problems),
    lastUpdated: readHistory(root, revision.commit),
    revision,
    publicFiles,
    pictures: readPictures(root, publicFiles),
    filesWithErrors: new Set(problems.filter(({ level }) => level === 'error').map(({ file }) => file)),
  };
  const site = buildSite(source, options, problems);
  problems.push(
    ...checkTagsAndAuthors(site),
    ...checkNavbar(site),
    ...checkHomeLinks(site),
    ...checkEditions(site),
    ...checkFeatures(site),
    ...checkKillSwitch(site),
    ...checkNetworks(site),
    ...checkPartials(
      content.partials,
      [...content.docs, ...content.posts, ...content.standalonePages],
      source.filesWithErrors,
    ),
    ...checkPictures(site.pictures),
    ...checkRecorded(site),
    ...checkScreens(site),
    ...checkTroublePath(site),
    ...checkLinks(site),
    ...checkPagesWithoutSidebar(site),
  );
  if (!options.drafts && problems.some((problem) => problem.level === 'error')) throw new ProblemsError(located());
  return { site, problems: located() };
}
