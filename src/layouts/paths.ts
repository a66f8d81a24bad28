import { type Locale, locales } from '../model/locale.ts';
import type { PageKind } from '../model/page.ts';
import { allViews } from '../model/site.ts';
import { twinPath } from '../model/twins.ts';
import { site } from '../site.ts';

/** The home pages, which are the index of the folder of their language. */
export const homePaths = () => staticPaths((kind) => kind === 'home');

/** All other pages. */
export const pagePaths = () => staticPaths((kind) => kind !== 'home');

/** The pages that have a Markdown twin, by the address of that without its ending. */
export const pagesWithTwin = () =>
  allViews(site).flatMap((view) => {
    const twin = twinPath(view.page);
    if (twin === undefined) return [];
    return [
      {
        params: { locale: site.config.locales[view.locale].path, path: twin.slice(1, -'.md'.length) },
        props: { view },
      },
    ];
  });

function staticPaths(wanted: (kind: PageKind) => boolean) {
  return allViews(site)
    .filter(({ page }) => wanted(page.kind))
    .map((view) => ({
      params: { locale: site.config.locales[view.locale].path, path: view.path.slice(1) || undefined },
      props: { view },
    }));
}

/** A route `[locale]/…` of files that every language has. Further parameters of a language come from `paramsOf`. */
export function localizedPaths<Params extends Readonly<Record<string, string>>>(
  paramsOf: (locale: Locale) => readonly Params[],
) {
  return locales.flatMap((locale) =>
    paramsOf(locale).map((params) => ({
      params: { locale: site.config.locales[locale].path, ...params },
      props: { locale },
    })),
  );
}
