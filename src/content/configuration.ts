import { join } from 'node:path';
import * as appWords from '../../site/appWords.ts';
import * as authors from '../../site/authors.ts';
import * as cards from '../../site/cards.ts';
import * as changelog from '../../site/changelog.ts';
import * as copies from '../../site/copies.ts';
import * as facts from '../../site/facts.ts';
import * as features from '../../site/features.ts';
import * as home from '../../site/home.ts';
import * as hub from '../../site/hub.ts';
import * as killSwitch from '../../site/killSwitch.ts';
import * as networks from '../../site/networks.ts';
import * as payments from '../../site/payments.ts';
import * as platforms from '../../site/platforms.ts';
import * as recorded from '../../site/recorded.ts';
import * as screens from '../../site/screens.ts';
import * as names from '../../site/search/names.ts';
import * as enSynonyms from '../../site/search/synonyms/en.ts';
import * as faSynonyms from '../../site/search/synonyms/fa.ts';
import * as ruSynonyms from '../../site/search/synonyms/ru.ts';
import * as sidebars from '../../site/sidebars.ts';
import * as config from '../../site/site.config.ts';
import * as storage from '../../site/storage.ts';
import * as en from '../../site/strings/en.ts';
import * as fa from '../../site/strings/fa.ts';
import * as ru from '../../site/strings/ru.ts';
import * as tags from '../../site/tags.ts';
import * as troublePath from '../../site/troublePath.ts';
import { type Configuration, checkConfiguration, isComplete, type SiteModules } from '../model/configuration.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import { locateProblems } from './locateProblems.ts';

/** What the files of `site/` export in this repository. */
export const siteModules: SiteModules = {
  'appWords.ts': appWords,
  'authors.ts': authors,
  'cards.ts': cards,
  'changelog.ts': changelog,
  'copies.ts': copies,
  'facts.ts': facts,
  'features.ts': features,
  'home.ts': home,
  'hub.ts': hub,
  'killSwitch.ts': killSwitch,
  'networks.ts': networks,
  'payments.ts': payments,
  'platforms.ts': platforms,
  'recorded.ts': recorded,
  'screens.ts': screens,
  'search/names.ts': names,
  'search/synonyms/en.ts': enSynonyms,
  'search/synonyms/fa.ts': faSynonyms,
  'search/synonyms/ru.ts': ruSynonyms,
  'sidebars.ts': sidebars,
  'site.config.ts': config,
  'storage.ts': storage,
  'strings/en.ts': en,
  'strings/fa.ts': fa,
  'strings/ru.ts': ru,
  'tags.ts': tags,
  'troublePath.ts': troublePath,
};

/** The configuration of this repository, for programs that need no content. Throws a `ProblemsError` if it is not valid. */
export function readConfiguration(): Configuration {
  const problems: Problem[] = [];
  const configuration = checkConfiguration(siteModules, problems);
  if (!isComplete(configuration)) throw new ProblemsError(locateProblems(repository, problems));
  return configuration;
}

const repository = join(import.meta.dirname, '..', '..');
