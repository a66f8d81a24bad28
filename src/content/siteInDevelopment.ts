import { type Problem, ProblemsError } from '../model/problems/problems.ts';
import type { Site } from '../model/site.ts';
import type { LoadedSite } from './loadSite.ts';

/** The event that reports the site's problems to the development server. */
export const problemsEvent = 'site:problems';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [problemsEvent]: readonly Problem[];
  }
}

/** The site as it was last read. This module is not loaded again with `site/`, so that it lasts. */
let last: Site | undefined;

/** The site in development; if a mistake leaves none, the previous one with the new problems. */
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
