import { type LoadedSite, loadSite } from './content/loadSite.ts';
import { problemsEvent, siteInDevelopment } from './content/siteInDevelopment.ts';
import { formatProblems } from './model/problems/problems.ts';

declare global {
  /** The site that the build has read. Global: routes that Astro bundles have their own modules. */
  var siteOfBuild: LoadedSite | undefined;
}

/** `DRAFTS=1 npm run build` makes a preview with drafts, as the development server shows it. */
const drafts = import.meta.env.DEV || process.env.DRAFTS === '1';
const load = () => loadSite(process.cwd(), { drafts });
const loaded = import.meta.env.DEV ? siteInDevelopment(load) : (globalThis.siteOfBuild ?? load());

import.meta.hot?.send(problemsEvent, loaded.problems);
if (drafts && loaded.problems.length > 0) console.warn(formatProblems(loaded.problems));

export const site = loaded.site;
