import { createContext, use } from 'react';
import { resolveHref } from '../../model/addresses/urls.ts';
import type { AllCopies } from '../../model/config/copies.ts';
import type { Strings } from '../../model/config/strings.ts';
import type { Site } from '../../model/site.ts';
import { type Reader, readerOf } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import type { PageView } from '../../model/views/pageView.ts';

export interface PageContextValue {
  readonly site: Site;
  readonly locale: Locale;
  /** Language and calendar in which dates are written. */
  readonly reader: Reader;
  readonly strings: Strings;
  readonly view: PageView;
  /** The copies that readers can download; undefined if a text is rendered outside its page. */
  readonly copies?: AllCopies;
}

export function pageContext(site: Site, view: PageView): PageContextValue {
  const { locale } = view;
  return { site, view, locale, reader: readerOf(site.config, locale), strings: site.strings[locale] };
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

export const PageProvider = PageContext.Provider;

export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error('This component is rendered outside <PageProvider>.');
  return page;
}

/** Resolves a target written in content to a URL in the page's language. */
export function useHref(): (target: string) => string {
  const { site, locale, view } = usePage();
  return (target) => resolveHref(target, view.path, locale, site.config, site.urls);
}
