import type { Configuration } from '../model/config/configuration.ts';
import { type PageVocabulary, pageVocabulary } from '../model/config/pageVocabulary.ts';
import type { Problem } from '../model/problems/problems.ts';
import { readChangelog } from './changelogFile.ts';
import { type IsReadInFull, readDocs, readPosts, readStandalonePages } from './entries.ts';
import { reuseEqual } from './memoizeWithProblems.ts';
import { readPartials } from './readPartials.ts';

/** Returns the earlier object while it is equal, so that no page is compiled again. */
const sameVocabulary = reuseEqual<PageVocabulary>();

/** Reads everything below `content/`; mistakes are added to `problems`. */
export function readContent(root: string, configuration: Configuration, problems: Problem[], inFull?: IsReadInFull) {
  const vocabulary = sameVocabulary(pageVocabulary(configuration));
  const partials = readPartials(root, vocabulary, problems);
  return {
    partials,
    docs: readDocs(root, vocabulary, partials, problems, inFull),
    posts: readPosts(root, vocabulary, partials, problems, inFull),
    standalonePages: readStandalonePages(root, vocabulary, partials, problems, inFull),
    changelog: readChangelog(root, configuration, problems, inFull),
  };
}
