import { type LoadedSite, loadSite } from './content/loadSite.ts';
import { problemsEvent, siteInDevelopment } from './content/siteInDevelopment.ts';
import { formatProblems } from './model/problems/problems.ts';
import type { PageView } from './model/views/pageView.ts';

/** Sources that `npm run build` has read, and pages that it need not make again. */
interface SiteOfBuild extends LoadedSite {
  /** The pages that the output of the build before has as this one would make them. */
  readonly unchanged: ReadonlySet<PageView>;
}

declare global {
  /** Of the build that runs in this process. Astro bundles its routes: a module that keeps it would not be the same one here and there. */
  var siteOfBuild: SiteOfBuild | undefined;
}

/**
 * The site that Astro's routes render: read once a build; in development again after each change of content.
 * `DRAFTS=1 npm run build` builds a preview as the development server shows it.
 */
const drafts = import.meta.env.DEV || process.env.DRAFTS === '1';
const load = () => loadSite(process.cwd(), { drafts });
const build = import.meta.env.DEV ? undefined : globalThis.siteOfBuild;
const loaded = build ?? (import.meta.env.DEV ? siteInDevelopment(load) : load());

import.meta.hot?.send(problemsEvent, loaded.problems);
if (drafts && loaded.problems.length > 0) console.warn(formatProblems(loaded.problems));

export const site = loaded.site;

/** True if the output has a page already, so that it need not be rendered. */
export const isUnchanged = (view: PageView): boolean => build?.unchanged.has(view) ?? false;
