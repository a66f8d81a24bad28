import { join } from 'node:path';
import { type Configuration, checkConfiguration, type SiteModules, siteFiles } from '../model/config/configuration.ts';
import { type Problem, ProblemsError } from '../model/problems/problems.ts';
import { locateProblems } from './locateProblems.ts';
import { typesetSettings } from './typesetSettings.ts';

const repository = join(import.meta.dirname, '..', '..');

/** The modules for commands, which run in Node without Vite. Vite finds the same files. */
async function modulesInNode(): Promise<SiteModules> {
  const load = async (file: string): Promise<object> => import(/* @vite-ignore */ `../../site/${file}`);
  return Object.fromEntries(await Promise.all(siteFiles.map(async (file) => [file, await load(file)] as const)));
}

function modulesInVite(): SiteModules {
  const found = import.meta.glob<object>(
    ['../../site/*.ts', '../../site/strings/*.ts', '../../site/search/names.ts', '../../site/search/synonyms/*.ts'],
    { eager: true },
  );
  return Object.fromEntries(Object.entries(found).map(([path, module]) => [path.slice('../../site/'.length), module]));
}

/** Exports of the files of `site/` in this repository, by their paths below it; Russian is typeset. */
export const siteModules: SiteModules = typesetSettings(import.meta.env ? modulesInVite() : await modulesInNode());

/** Only the configuration. @throws {ProblemsError} if it is not valid */
export function readConfiguration(): Configuration {
  const problems: Problem[] = [];
  const configuration = checkConfiguration(siteModules, problems);
  if (!configuration) throw new ProblemsError(locateProblems(repository, problems));
  return configuration;
}
