import type { CheckedConfiguration } from '../model/config/configuration.ts';
import type { PageVocabulary } from '../model/config/pageVocabulary.ts';
import type { Problem } from '../model/problems/problems.ts';
import { readChangelog } from './changelogFile.ts';
import { type IsWhole, readDocs, readPosts, readStandalonePages } from './entries.ts';
import { readPartials } from './readPartials.ts';
import { rememberEqual } from './remember.ts';

/** The same object as long as pages may name the same: a change of `site/` that no page can show compiles none again. */
const sameVocabulary = rememberEqual<PageVocabulary>();

/** Everything below `content/`, if the parts of the configuration that texts refer to are there. */
export function readContent(root: string, configuration: CheckedConfiguration, problems: Problem[], isWhole?: IsWhole) {
  const { config, facts, featureGroups, features, killSwitch, payments, platforms, recorded } = configuration;
  const { appWords, changeTargets, networks, screens, storage, strings, troublePath } = configuration;
  if (!config || !facts || !featureGroups || !features || !killSwitch || !payments || !platforms || !recorded)
    return undefined;
  if (!appWords || !changeTargets || !networks || !screens || !storage || !strings || !troublePath) return undefined;
  const vocabulary = sameVocabulary({
    appWords,
    config,
    facts,
    featureGroups,
    features,
    killSwitch,
    networks,
    payments,
    platforms,
    recorded,
    screens,
    storage,
    strings,
    troublePath,
  });
  const partials = readPartials(root, vocabulary, problems);
  return {
    partials,
    docs: readDocs(root, vocabulary, partials, problems, isWhole),
    posts: readPosts(root, vocabulary, partials, problems, isWhole),
    standalonePages: readStandalonePages(root, vocabulary, partials, problems, isWhole),
    changelog: readChangelog(root, { changeTargets }, problems, isWhole),
  };
}
