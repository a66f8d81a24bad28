import { createContext, use } from 'react';
import type { Locale } from '../../model/locale.ts';
import type { Route } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import type { Strings } from '../../model/strings.ts';
import { isExternal, resolveTarget } from '../../model/urls.ts';

/** What every component of a page may ask for: the site, the reader's language and where the page stands. */
export interface PageContextValue {
  readonly site: Site;
  readonly locale: Locale;
  readonly strings: Strings;
  readonly route: Route;
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

export const PageProvider = PageContext.Provider;

export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error('This component is rendered outside <PageProvider>.');
  return page;
}

/** Turns a target as content writes it into the URL of this page's language. */
export function useHref(): (target: string) => string {
  const { site, locale, route } = usePage();
  return (target) => {
    if (target.startsWith('site:')) return site.config.links[target.slice('site:'.length)] ?? target;
    if (isExternal(target)) return target;
    if (target.startsWith('#')) return target;
    return site.urls.page(locale, resolveTarget(target, route.path));
  };
}
