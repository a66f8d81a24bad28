import { type Problem, ProblemsError } from '../model/problems/problems.ts';
import type { Site } from '../model/site.ts';
import type { LoadedSite } from './loadSite.ts';

/** The event by which the site, each time it was read, reports to the development server what is wrong with it. */
export const problemsEvent = 'site:problems';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [problemsEvent]: readonly Problem[];
  }
}

/** The site as it was last read. This module is not loaded again with `site/`, so that it lasts. */
let last: Site | undefined;

/**
 * The site for the development server. If nothing can be made of a mistake, such as a missing
 * export of `site/`, it is the site as it was before, with the problems of now. Throws them if
 * there was none before.
 */
export function siteInDevelopment(load: () => LoadedSite): LoadedSite {
  try {
    const loaded = load();
    last = loaded.site;
    return loaded;
  } catch (error) {
    if (!(error instanceof ProblemsError) || !last) throw error;
    return { site: last, problems: error.problems };
  }
}
