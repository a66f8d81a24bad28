import { schemaFile } from '../model/api/files.ts';
import { buildSite } from '../model/buildSite.ts';
import { siteRules } from '../model/checks/siteRules.ts';
import { checkConfiguration, type SiteModules } from '../model/config/configuration.ts';
import { type Problem, ProblemsError } from '../model/problems/problems.ts';
import { runRules } from '../model/problems/rule.ts';
import type { Site } from '../model/site.ts';
import { siteModules } from './configuration.ts';
import type { IsReadInFull } from './entries.ts';
import { readLastUpdated } from './lastUpdated.ts';
import { locateProblems } from './locateProblems.ts';
import { readPictures, readPublicFiles } from './publicFiles.ts';
import { readContent } from './readContent.ts';
import { noReference, readReference, readSchemaReleases } from './readReference.ts';
import { noRevision, readRevision } from './readRevision.ts';
import { checkUnreadFiles } from './unreadFiles.ts';

export interface LoadedSite {
  readonly site: Site;
  /** Warnings; with drafts, errors too. */
  readonly problems: readonly Problem[];
}

export interface LoadOptions {
  /** Includes drafts. Errors are then returned rather than thrown, if a model can be built. */
  readonly drafts: boolean;
  /** Files to read in full and report on, with their translations; all by default. */
  readonly inFull?: IsReadInFull | undefined;
}

/**
 * Reads and checks everything below a folder, and builds the model of the site.
 * @throws {ProblemsError} with all problems if one is an error; with drafts, only without a model
 */
export function loadSite(root: string, options: LoadOptions, modules: SiteModules = siteModules): LoadedSite {
  const { inFull } = options;
  const problems: Problem[] = checkUnreadFiles(root);
  const located = () =>
    locateProblems(
      root,
      problems.filter(({ file, causedBy = file }) => !inFull || inFull(file) || inFull(causedBy)),
    );
  const configuration = checkConfiguration(modules, problems);
  const readsApi = inFull?.(schemaFile) ?? true;
  const reference = readsApi ? readReference(root, problems) : noReference;
  const content = configuration && readContent(root, configuration, problems, inFull);
  if (!content || !reference) throw new ProblemsError(locateProblems(root, problems));

  const revision = inFull ? noRevision : readRevision(root);
  const publicFiles = readPublicFiles(root);
  const source = {
    ...configuration,
    ...content,
    reference,
    schemaReleases: readsApi ? readSchemaReleases(root, reference, problems) : [],
    lastUpdated: readLastUpdated(root, revision.commit),
    revision,
    publicFiles,
    pictures: readPictures(root, publicFiles),
    filesWithErrors: new Set(problems.filter(({ level }) => level === 'error').map(({ file }) => file)),
  };
  const site = buildSite(source, options, problems);
  problems.push(...runRules(siteRules, site, source));
  if (!options.drafts && problems.some((problem) => problem.level === 'error')) throw new ProblemsError(located());
  return { site, problems: located() };
}
