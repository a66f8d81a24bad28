import { siteModules } from '../content/configuration.ts';
import { loadSite } from '../content/loadSite.ts';
import { locateProblems } from '../content/locateProblems.ts';
import { readFolder } from '../content/sourceFile.ts';
import type { SiteModules } from '../model/configuration.ts';
import { isLocale } from '../model/locale.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import type { Site } from '../model/site.ts';
import { checkAsked } from './asked.ts';
import { checkPages } from './checkPages.ts';
import { passageCheck } from './checkPassage.ts';
import { checkInterfaceStrings } from './interfaceStrings.ts';
import { checkLinkNames } from './linkNames.ts';
import { checkSiteLabels } from './siteLabels.ts';
import { siteTexts } from './siteTexts.ts';
import { yamlTexts } from './yamlTexts.ts';

export interface CheckedSite {
  readonly problems: readonly Problem[];
  /** False if errors of the configuration left no site whose texts could be checked. */
  readonly complete: boolean;
}

/** Everything wrong with the configuration and content below a folder, as far as it can be known without a browser. */
export function checkSite(root: string, modules: SiteModules = siteModules): CheckedSite {
  try {
    // With drafts, so that what is wrong in one is known before it is published, and an error does not stop the other checks.
    const { site, problems } = loadSite(root, { drafts: true }, modules);
    return { problems: locateProblems(root, [...problems, ...contentProblems(root, site)]), complete: true };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { problems: error.problems, complete: false };
  }
}

function contentProblems(root: string, site: Site): Problem[] {
  const problems: Problem[] = [];
  /** What cannot be read of the changelog was reported when the site was loaded. */
  const known: Problem[] = [];
  const checkPassage = passageCheck(site.facts);
  const entries = [...site.docs.values(), ...site.posts, ...site.standalonePages];
  const settings = readFolder(root, 'site', '.ts', problems);
  const configuration = settings.flatMap(({ file, text }) => siteTexts(file, text));
  const changelog = readFolder(root, 'content/changelog', '.yaml', known).flatMap(({ file, text }) =>
    yamlTexts(file, text),
  );
  const reference = readFolder(root, 'api/text', '.yaml', problems).flatMap(({ file, text }) => {
    const name = /(\w+)\.yaml$/.exec(file)?.[1] ?? '';
    return yamlTexts(file, text, isLocale(name) ? name : undefined);
  });
  return [
    ...problems,
    ...checkPages(entries, site.partials, { checkPassage, appWords: site.appWords }, site.filesWithErrors),
    ...checkInterfaceStrings(site.strings),
    ...checkAsked(site),
    ...checkLinkNames(site),
    ...settings.flatMap(({ file, text }) => checkSiteLabels(file, text, site.appWords)),
    ...[...configuration, ...changelog, ...reference].flatMap(checkPassage),
  ];
}
