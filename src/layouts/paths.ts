import { isUnchanged } from '../build/previousOutput.ts';
import type { PageKind } from '../model/pages/page.ts';
import { twinPath } from '../model/pages/twins.ts';
import { addressOf, allViews } from '../model/site.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import type { PageView } from '../model/views/pageView.ts';
import { site } from '../site.ts';

/** The home pages, which are the index of the folder of their language. */
export const homePaths = () => staticPaths((kind) => kind === 'home');

export const pagePaths = () => staticPaths((kind) => kind !== 'home');

/** The pages with a Markdown twin, by the twin's address without its ending. */
export const pagesWithTwin = () =>
  allViews(site).flatMap((view) => {
    const twin = twinPath(view.page);
    if (twin === undefined || isUnchanged(addressOf(view))) return [];
    return [
      {
        params: { locale: site.config.locales[view.locale].path, path: twin.slice(1, -'.md'.length) },
        props: { view },
      },
    ];
  });

function staticPaths(wanted: (kind: PageKind) => boolean) {
  return allViews(site)
    .filter((view) => wanted(view.page.kind) && !isUnchanged(addressOf(view)))
    .map((view) => ({
      params: { locale: site.config.locales[view.locale].path, path: view.path.slice(1) || undefined },
      props: { view },
    }));
}

/** An address in a language that only redirects to a page. */
export interface Redirect {
  readonly locale: Locale;
  readonly to: PageView;
}

/** The addresses that redirect, each with its page. */
export function redirectPaths() {
  return locales.flatMap((locale) =>
    [...site.redirects].flatMap(([from, path]) => {
      const to = site.views[locale].get(path);
      const redirect: Redirect | undefined = to && { locale, to };
      return redirect
        ? [{ params: { locale: site.config.locales[locale].path, path: from.slice(1) }, props: { redirect } }]
        : [];
    }),
  );
}

/** A route `[locale]/…` of files in every language; `paramsOf` returns the rest. */
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
