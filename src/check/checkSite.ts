import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, siteConfiguration } from '../content/configuration.ts';
import { loadSite } from '../content/loadSite.ts';
import { placeProblems } from '../content/placeProblems.ts';
import { readFolder } from '../content/sourceFile.ts';
import { isLocale } from '../model/locale.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import type { Site } from '../model/site.ts';
import { checkPages } from './checkPages.ts';
import { checkPassage } from './checkPassage.ts';
import { checkInterfaceStrings } from './interfaceStrings.ts';
import { siteTexts } from './siteTexts.ts';
import { yamlTexts } from './yamlTexts.ts';

export interface CheckedSite {
  readonly problems: readonly Problem[];
  /** False if errors of the configuration left no site whose texts could be checked. */
  readonly complete: boolean;
}

/** Everything wrong with the configuration and content below a folder, as far as it can be known without a browser. */
export function checkSite(root: string, configuration: Configuration = siteConfiguration): CheckedSite {
  try {
    // With drafts, so that what is wrong in one is known before it is published, and an error does not stop the other checks.
    const { site, problems } = loadSite(root, { drafts: true }, configuration);
    return { problems: placeProblems(root, [...problems, ...contentProblems(root, site)]), complete: true };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { problems: error.problems, complete: false };
  }
}

function contentProblems(root: string, site: Site): Problem[] {
  const problems: Problem[] = [];
  /** What cannot be read of the changelog was reported when the site was loaded. */
  const known: Problem[] = [];
  const entries = [...site.docs.values(), ...site.posts, ...site.pages];
  const configuration = readFolder(root, 'site', '.ts', problems).flatMap(({ file, text }) => siteTexts(file, text));
  const changelog = readFolder(root, 'content/changelog', '.yaml', known).flatMap(({ file, text }) =>
    yamlTexts(file, text),
  );
  const reference = readFolder(root, 'api/text', '.yaml', problems).flatMap(({ file, text }) => {
    const name = /(\w+)\.yaml$/.exec(file)?.[1] ?? '';
    return yamlTexts(file, text, isLocale(name) ? name : undefined);
  });
  return [
    ...problems,
    ...checkPages(entries, (file) => readFileSync(join(root, file), 'utf8'), site.faulty),
    ...checkInterfaceStrings(site.strings),
    ...[...configuration, ...changelog, ...reference].flatMap(checkPassage),
  ];
}
