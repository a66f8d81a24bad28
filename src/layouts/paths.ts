import type { Route } from '../model/routes.ts';
import { allPages } from '../model/site.ts';
import { site } from '../site.ts';

/** The pages of an Astro route `[locale]/<prefix>/[...path]`: those below the prefix that the filter lets through. */
export function staticPaths(prefix: string, shows: (route: Route) => boolean) {
  return allPages(site)
    .filter(({ route }) => shows(route))
    .map(({ locale, route }) => ({
      params: { locale: site.config.locales[locale].path, path: route.path.slice(prefix.length + 1) || undefined },
      props: { locale, route },
    }));
}
