import type { SearchSettings } from '../../search/source.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

/** Settings of search on this page. */
export function useSearchSettings(): SearchSettings {
  const { site, locale } = usePage();
  const href = useHref();
  const { search, searchFeedback } = site.config;
  const hosted = search.provider === 'embedded' ? undefined : { ...search, home: site.urls.page(locale, '') };
  return { hosted, page: href('/search'), feedback: href(searchFeedback) };
}
