import { type Area, areaOf } from '../model/routes.ts';
import { allPages } from '../model/site.ts';
import { site } from '../site.ts';

/** The pages of an Astro route `[locale]/<prefix>/[...path]`: those of an area. */
export function staticPaths(area: Area, prefix: string) {
  return allPages(site)
    .filter(({ route }) => areaOf(route) === area)
    .map(({ locale, route }) => ({
      params: { locale: site.config.locales[locale].path, path: route.path.slice(prefix.length + 1) || undefined },
      props: { locale, route },
    }));
}
